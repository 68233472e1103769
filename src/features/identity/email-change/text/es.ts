import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  waiting: '{{email}} espera confirmación',
  waitingText: 'Se ha enviado un enlace a esta dirección. Hasta que se abra, vale {{current}}.',
  expired:
    'El enlace ha caducado. Envíelo de nuevo para confirmar la dirección. Hasta entonces vale {{current}}.',
  asked: 'Guardado. Se está enviando un enlace de confirmación a la nueva dirección.',
  sendAgain: 'Enviar de nuevo',
  cancel: 'Cancelar el cambio',
  formHint: 'Una dirección nueva vale cuando se confirma con el enlace que se le envía.',
  email: 'Nueva dirección de correo',
  account: 'Cuenta',
  checkingTitle: 'Dirección de correo',
  confirm: {
    title: 'Confirme su nueva dirección de correo',
    text: 'Cuando la confirme, será la dirección de su cuenta e iniciará sesión con ella.',
    submit: 'Confirmar la dirección',
    doneTitle: 'Su dirección de correo está confirmada',
    done: 'A partir de ahora, inicie sesión con {{email}}.',
  },
  cancelling: {
    title: 'Cancele el cambio de la dirección de correo',
    text: 'La cuenta conserva su dirección actual.',
    submit: 'Cancelar el cambio',
    doneTitle: 'El cambio se ha cancelado',
    done: 'La dirección de su cuenta no ha cambiado. Si no fue usted quien pidió el cambio, elija otra contraseña y avise a su administrador.',
  },
  problem: 'No se ha podido hacer',
  deadTitle: 'Este enlace ya no es válido',
  deadText:
    'Puede que se haya usado, sustituido o cancelado, o que haya caducado. Puede enviar otro desde la página de su cuenta.',
  missingTitle: 'Esta página solo se abre con el enlace del correo electrónico',
  missingText:
    'El enlace está en el mensaje que recibió. Si ha recargado la página, ábralo desde allí otra vez.',
  toSignIn: 'Volver al inicio de sesión',
};

import type { TextOf } from '../../../../../platform/i18n/text.ts';
import type { emails as tr } from './tr.ts';

export const emails: TextOf<typeof tr> = {
  emailConfirm: {
    name: 'Confirmación de una dirección nueva',
    subject: 'Confirme su nueva dirección de correo',
    preview: 'Hasta entonces su cuenta conserva la dirección actual.',
    heading: 'Confirme su nueva dirección de correo',
    text: 'Se ha pedido cambiar la dirección de correo de la cuenta {{account}} a {{email}}. Cuando la confirme, será la de la cuenta; hasta entonces se inicia sesión con la actual.',
    action: 'Confirmar la dirección',
    note: 'El enlace vale 24 horas y una sola vez. Si no tiene esa cuenta, borre este mensaje; su dirección no se usará si usted no la confirma.',
  },
  emailRequested: {
    name: 'Petición de cambio de dirección',
    subject: 'Se ha pedido cambiar la dirección de correo de su cuenta',
    preview: 'Si no ha sido usted, cancele el cambio.',
    heading: 'Su dirección de correo va a cambiar',
    text: 'El {{date}} hacia las {{time}} (hora de Turquía) se pidió cambiar la dirección de correo de su cuenta a {{email}}. Hasta que se confirme la nueva, sigue valiendo esta.',
    action: 'Cancelar el cambio',
    note: 'Si ha sido usted, no tiene que hacer nada. Si no, cancele el cambio, elija otra contraseña y avise a su administrador.',
  },
};

import type { TextOf } from '../../../../../platform/i18n/text.ts';
import type { emails as tr } from './tr.ts';

export const emails: TextOf<typeof tr> = {
  invitation: {
    name: 'Invitación al panel',
    subject: 'Invitación al panel de {{party}}',
    preview: 'Elija su contraseña e inicie sesión. El enlace es válido durante siete días.',
    heading: 'Le damos la bienvenida',
    text: 'Se ha abierto una cuenta para usted en el panel de {{party}}. Iniciará sesión como {{username}}; elija primero una contraseña.',
    action: 'Elegir mi contraseña',
    note: 'El enlace es válido durante siete días y solo puede usarse una vez. Si no esperaba esta invitación, no tiene que hacer nada.',
  },
  reset: {
    name: 'Enlace para una contraseña nueva',
    subject: 'Elija una contraseña nueva',
    preview: 'El enlace es válido durante una hora.',
    heading: 'Elija una contraseña nueva',
    text: 'Alguien ha pedido restablecer la contraseña de su cuenta. Puede elegir una nueva con el enlace de abajo; después se cerrarán todas sus sesiones abiertas.',
    action: 'Elegir contraseña nueva',
    note: 'El enlace es válido durante una hora y solo puede usarse una vez. Si no lo ha pedido, elimine este correo; su contraseña no cambiará.',
  },
  passwordChanged: {
    name: 'Aviso: contraseña cambiada',
    subject: 'Su contraseña ha cambiado',
    preview: 'Si no ha sido usted, elija enseguida una contraseña nueva.',
    heading: 'Su contraseña ha cambiado',
    text: 'La contraseña de su cuenta se cambió el {{date}} hacia las {{time}} (hora de Turquía). Si ha sido usted, no tiene que hacer nada más.',
    action: 'No he sido yo',
    note: 'Si no ha cambiado la contraseña, pida una nueva con este botón y avise a su administrador.',
  },
};

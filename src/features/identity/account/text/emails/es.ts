import type { TextOf } from '../../../../../platform/i18n/text.ts';
import type { emails as tr } from './tr.ts';

export const emails: TextOf<typeof tr> = {
  twoStepOn: {
    name: 'Aviso: acceso en dos pasos activado',
    subject: 'Se ha activado el inicio de sesión en dos pasos',
    preview: 'Si no ha sido usted, avise enseguida a su administrador.',
    heading: 'El inicio de sesión en dos pasos está activado',
    text: 'El inicio de sesión en dos pasos de su cuenta se activó el {{date}} hacia las {{time}} (hora de Turquía). Tras la contraseña se le pedirá un código de su aplicación de autenticación; sus demás sesiones se han cerrado.',
    action: 'Abrir mi cuenta',
    note: 'Si no ha sido usted, alguien está en su cuenta: avise enseguida a su administrador.',
  },
  twoStepOff: {
    name: 'Aviso: acceso en dos pasos desactivado',
    subject: 'Se ha desactivado el inicio de sesión en dos pasos',
    preview: 'Si usted no lo quería, cambie su contraseña.',
    heading: 'El inicio de sesión en dos pasos está desactivado',
    text: 'El inicio de sesión en dos pasos de su cuenta se desactivó el {{date}} hacia las {{time}} (hora de Turquía). Solo se pedirá la contraseña; sus códigos de recuperación ya no son válidos.',
    action: 'Abrir mi cuenta',
    note: 'Si usted no lo quería, cambie su contraseña, configure de nuevo el inicio de sesión en dos pasos y avise a su administrador.',
  },
  emailChanged: {
    name: 'Aviso: dirección de correo cambiada',
    subject: 'Se ha cambiado la dirección de correo de su cuenta',
    preview: 'Si no ha sido usted, avise enseguida a su administrador.',
    heading: 'Su dirección de correo ha cambiado',
    text: 'La dirección de correo de su cuenta se cambió el {{date}} hacia las {{time}} (hora de Turquía). Desde ahora se inicia sesión con la nueva; a esta no llegará más correo sobre la cuenta.',
    note: 'Si no ha sido usted, avise enseguida a su administrador: puede devolver la dirección y cerrar las sesiones.',
  },
};

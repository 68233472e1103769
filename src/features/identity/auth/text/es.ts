import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  role: {
    admin: 'Administrador',
    editor: 'Editor',
    user: 'Usuario',
  },
  signIn: {
    title: 'Inicio de sesión en el panel',
    email: 'Correo electrónico',
    password: 'Contraseña',
    showPassword: 'Mostrar la contraseña',
    hidePassword: 'Ocultar la contraseña',
    submit: 'Iniciar sesión',
    problem: 'No se pudo iniciar sesión',
    failed: 'Error al iniciar sesión',
    noAccount: '¿No tiene cuenta? Pida una invitación a su delegación provincial.',
    toSite: 'Volver al sitio',
    forgot: 'Olvidé mi contraseña',
    newTab: '(se abre en una pestaña nueva)',
    passwordSet: 'Su contraseña está guardada. Inicie sesión con ella.',
  },
  code: {
    asked: 'La cuenta {{username}} está protegida con el inicio de sesión en dos pasos.',
    label: 'Código de verificación',
    hint: 'Escriba los 6 dígitos que muestra su aplicación de autenticación.',
    digits: 'El código de verificación tiene 6 dígitos.',
    recoveryLabel: 'Código de recuperación',
    recoveryHint:
      'Escriba uno de los códigos que guardó al configurar el inicio de sesión en dos pasos. Cada uno sirve una vez.',
    useRecovery: 'Usar un código de recuperación',
    useApp: 'Usar el código de la aplicación',
    back: 'Iniciar sesión con otra cuenta',
  },
  provider: {
    again: 'Volver a iniciar sesión',
    newTab: 'Iniciar sesión en otra pestaña',
  },
  confirm: {
    title: 'Confirme su contraseña',
    text: 'Esta operación está especialmente protegida. Introduzca de nuevo su contraseña para continuar.',
    codeText:
      'El inicio de sesión en dos pasos está activado. Introduzca también el código de su aplicación o un código de recuperación.',
    password: 'Su contraseña',
    problem: 'No se pudo confirmar la contraseña',
    submit: 'Confirmar',
    providerText:
      'Esta operación está especialmente protegida. Para continuar, inicie sesión de nuevo con la cuenta de su organización en otra pestaña y vuelva a esta página. Lo que ha escrito no se pierde.',
  },
  session: {
    forbidden: 'Acceso denegado. Vuelva a iniciar sesión.',
    refreshFailed: 'No se pudo renovar la sesión. Vuelva a iniciar sesión.',
    userMissing: 'Usuario no encontrado',
    userUnreadable: 'No se pudieron obtener los datos del usuario',
    ended: 'Su sesión ha terminado.',
    elsewhere: 'La sesión se cerró en otra pestaña.',
    signedOut: 'Ha cerrado la sesión.',
    endedTitle: 'Vuelva a iniciar sesión',
    workKept: 'Lo que escribió sigue aquí; inicie sesión y continúe.',
  },
};

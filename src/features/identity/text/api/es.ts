import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  errors: {
    wrongSignIn: 'El correo o la contraseña no son correctos.',
    codeRequired:
      'Introduzca el código de su aplicación de autenticación o un código de recuperación.',
    wrongCode: 'El código no es correcto o ha caducado.',
    tooManySignIns: 'Demasiados inicios de sesión fallidos. Inténtelo de nuevo en {{wait}}.',
    signInFailed: 'El inicio de sesión no se completó. Inténtelo de nuevo.',
    noRoleHere:
      'Su cuenta de la organización no tiene ningún rol en el panel. Consulte a su administrador.',
    signInRefused: 'Con esta cuenta no se puede iniciar sesión. Consulte a su administrador.',
    providerAway:
      'No se puede contactar con el servicio de inicio de sesión de su organización. Inténtelo de nuevo en un momento.',
    twoStepOn: 'El inicio de sesión en dos pasos ya está activado.',
    twoStepOff: 'El inicio de sesión en dos pasos no está configurado. Empiece de nuevo.',
    twoStepNeeded:
      'El inicio de sesión en dos pasos es obligatorio para su rol; no se puede desactivar.',
    setUpOwnTwoStepFirst:
      'Configure su propio inicio de sesión en dos pasos antes de exigirlo para su rol.',
    lastAdmin: 'Es el último administrador que puede iniciar sesión. Nombre antes a otro.',
    ownAccount: 'No puede eliminar ni bloquear su propia cuenta, ni cambiar su propio rol.',
    notInvitable:
      'No se puede invitar a esta persona: la cuenta ya tiene contraseña o la persona no tiene acceso al panel.',
    linkDead: 'Este enlace ya no es válido. Solicite uno nuevo.',
    emailLinkDead: 'Este enlace ya no es válido: se usó, fue sustituido por otro o ha caducado.',
  },
  validation: {
    wrongCode: 'El código es incorrecto o ha caducado.',
    newRecoveryCode:
      'Este código de recuperación se acaba de crear. Escriba el código de su aplicación de autenticación o espere diez minutos.',
    ownEmail: 'Cambie su propio correo en la página de su cuenta; allí se le pide la contraseña.',
    emailOfProvider:
      'La dirección de correo viene del servicio de acceso de su organización y se cambia allí.',
    emailTaken: 'Otra persona ya usa esta dirección de correo.',
    usernameLetters:
      'El nombre de usuario consta de letras latinas, cifras, puntos, guiones y guiones bajos.',
    usernameLikeAnother:
      'Este nombre de usuario puede confundirse con el de otra persona. Elija uno más distinto.',
    usernameTaken: 'Otra persona usa este nombre de usuario.',
    wrongPhone: 'El teléfono debe tener la forma 0532 123 45 67 o +49 30 123456.',
    passwordTooWeak:
      '{{field}} debe contener mayúsculas, minúsculas, cifras y caracteres especiales.',
    passwordCommon: '{{field}} es fácil de adivinar. Elija otra.',
    passwordPersonal:
      '{{field}} contiene la palabra «{{word}}». Los nombres, las direcciones de correo y el nombre del partido son fáciles de adivinar; no los use.',
    wrongPassword: '{{field}} no es correcta.',
    notAssignable: 'No se puede elegir a esta persona aquí. Elija a otra persona de la lista.',
  },
  fields: {
    username: 'Correo',
    password: 'Contraseña',
    code: 'Código',
    roles: 'Roles',
    currentPassword: 'Contraseña actual',
    email: 'Correo electrónico',
    name: 'Nombre',
    surname: 'Apellidos',
    phone: 'Teléfono',
    address: 'Dirección',
    accountName: 'Nombre de usuario',
    role: 'Rol',
    status: 'Estado',
    panelAccess: 'Acceso al panel',
  },
  success: {
    signedIn: 'Sesión iniciada.',
    signedOut: 'Sesión cerrada.',
    sessionEnded: 'Se ha cerrado la sesión.',
    sessionsEnded: 'Se han cerrado las sesiones.',
    invited: 'La invitación está en camino.',
    twoStepRemoved: 'El inicio de sesión en dos pasos está desactivado.',
    passwordConfirmed: 'Se ha confirmado su contraseña.',
    passwordUpdated: 'La contraseña se ha actualizado correctamente.',
    linkSent:
      'Si existe una cuenta con estos datos, hemos enviado un enlace de contraseña a su correo electrónico.',
    passwordSet: 'Su contraseña ha quedado establecida. Ya puede iniciar sesión.',
    emailRequested:
      'Guardado. La nueva dirección de correo valdrá cuando se confirme con el enlace que se le ha enviado.',
    emailSentAgain: 'Se está enviando de nuevo el enlace de confirmación.',
    emailCancelled: 'Se ha cancelado el cambio de la dirección de correo.',
    emailConfirmed: 'La dirección de correo está confirmada.',
  },
};

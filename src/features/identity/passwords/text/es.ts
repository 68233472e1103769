import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  email: 'Correo electrónico',
  toSignIn: 'Volver al inicio de sesión',
  forgot: {
    title: 'Contraseña olvidada',
    text: 'Escriba el correo electrónico de su cuenta y le enviaremos un enlace para elegir una contraseña nueva.',
    submit: 'Enviar el enlace',
    problem: 'No se pudo pedir el enlace',
    sentTitle: 'Revise su correo',
    sent: 'Si hay una cuenta con estos datos, hemos enviado el enlace de contraseña a su correo electrónico.',
    sentHint:
      'El enlace es válido durante una hora. Si no llega en unos minutos, revise también la carpeta de correo no deseado.',
    again: 'Escribir otra dirección',
  },
  choose: {
    invitationTitle: 'Le damos la bienvenida',
    invitationText: 'Su cuenta está abierta. Elija una contraseña para iniciar sesión en el panel.',
    resetTitle: 'Elija una contraseña nueva',
    resetText: 'La contraseña de esta cuenta cambiará y se cerrarán todas sus sesiones abiertas.',
    whose: 'Cuenta',
    submit: 'Guardar la contraseña',
    done: 'Su contraseña está guardada y ha iniciado sesión.',
    codeMissing:
      'Su contraseña está guardada. Escriba también su código de verificación para entrar.',
    problem: 'La contraseña no se guardó',
  },
  link: {
    deadTitle: 'Este enlace ya no es válido',
    deadText:
      'Puede haber caducado, haberse usado antes o estar copiado a medias. Pida un enlace nuevo; sustituye al anterior.',
    deadInvitation:
      'Si recibió una invitación, también puede pedir otra a la persona que le invitó.',
    missingTitle: 'Esta página solo se abre con el enlace del correo electrónico',
    missingText:
      'El enlace está en el correo que le enviamos. Si ha recargado la página, vuelva a abrirlo desde allí.',
    askNew: 'Pedir un enlace nuevo',
  },
  fields: {
    password: 'Contraseña nueva',
    again: 'Contraseña nueva (otra vez)',
    tooWeak: 'La contraseña nueva debe cumplir las cinco condiciones de abajo.',
    mismatch: 'Las contraseñas deben coincidir.',
    show: 'Mostrar las contraseñas',
    hide: 'Ocultar las contraseñas',
  },
  rule: {
    title: 'Lo que necesita la contraseña nueva',
    long: 'al menos {{min}} caracteres',
    upper: 'una letra mayúscula',
    lower: 'una letra minúscula',
    digit: 'un dígito',
    special: 'un carácter especial, como ! ? * +',
    met: '(cumplido)',
    missing: '(falta)',
    progress: 'Se cumplen {{met}} de {{total}} condiciones.',
    personal:
      'La palabra «{{word}}» es fácil de adivinar: no use nombres, direcciones de correo ni el nombre del partido.',
    common: 'Esta contraseña es fácil de adivinar. Elija otra.',
  },
};

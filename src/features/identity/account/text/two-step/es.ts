import type { TextOf } from '../../../../../platform/i18n/text.ts';
import type { roles as trRoles, twoStep as trTwoStep } from './tr.ts';

export const twoStep: TextOf<typeof trTwoStep> = {
  title: 'Inicio de sesión en dos pasos',
  text: 'Además de la contraseña se pide el código de seis cifras de su aplicación de autenticación.',
  on: 'Activado',
  off: 'Desactivado',
  since: 'configurado el {{date}}',
  codesLeft: 'códigos de recuperación restantes: {{count}}',
  noCodesLeft: 'no quedan códigos de recuperación',
  fewCodes: 'Sin su teléfono podría no poder iniciar sesión. Obtenga códigos nuevos.',
  required: 'El inicio de sesión en dos pasos es obligatorio para su rol; no se puede desactivar.',
  offHint: 'Quien consiga su contraseña podrá entrar en su cuenta.',
  start: 'Configurar el inicio de sesión en dos pasos',
  turnOff: 'Desactivar',
  newCodes: 'Códigos de recuperación nuevos',
  mustTitle: 'Configure primero el inicio de sesión en dos pasos',
  mustText:
    'El inicio de sesión en dos pasos es obligatorio para su rol ({{role}}). Las demás secciones permanecen cerradas hasta que lo configure.',
  setUp: {
    scan: 'Escanee este código QR con su aplicación de autenticación.',
    qr: 'Código QR para la aplicación de autenticación',
    type: 'Si no puede escanearlo, escriba esta clave en la aplicación.',
    copySecret: 'Copiar la clave',
    open: 'Abrir en la aplicación de este dispositivo',
    enter: 'Escriba el código de seis cifras que muestra la aplicación.',
    code: 'Código',
    confirm: 'Verificar el código',
    cancel: 'Cancelar',
    problem: 'No se pudo configurar el inicio de sesión en dos pasos',
  },
  codes: {
    title: 'Sus códigos de recuperación',
    text: 'Cuando no tenga su teléfono a mano, inicie sesión con uno de estos códigos. Cada uno vale una vez. La lista no se vuelve a mostrar.',
    old: 'Sus códigos anteriores ya no son válidos.',
    copy: 'Copiar',
    copied: 'Copiado.',
    copyFailed: 'No se pudo copiar. Selecciónelo y cópielo usted.',
    save: 'Descargar como texto',
    print: 'Imprimir',
    kept: 'He guardado los códigos',
    fileName: 'codigos-de-recuperacion',
    fileHead: '{{party}}: códigos de recuperación de {{email}}, {{date}}',
  },
  ask: {
    startTitle: '¿Configurar el inicio de sesión en dos pasos?',
    startText:
      'Le pedimos su contraseña para que nadie más que usted lo configure. Tenga a mano su aplicación de autenticación.',
    start: 'Empezar la configuración',
    offTitle: '¿Desactivar el inicio de sesión en dos pasos?',
    offText:
      'Solo se pedirá la contraseña; sus códigos de recuperación se eliminan. Sus sesiones en otros navegadores se cierran.',
    off: 'Desactivar el inicio de sesión en dos pasos',
    offDone: 'El inicio de sesión en dos pasos está desactivado.',
    codesTitle: '¿Obtener códigos de recuperación nuevos?',
    codesText: 'Se muestran códigos nuevos y ninguno de los anteriores sigue valiendo.',
    codes: 'Mostrar los códigos',
    password: 'Contraseña actual',
    codeHint: 'Escriba el código de su aplicación de autenticación o un código de recuperación.',
    problem: 'No se pudo hacer',
  },
};

export const roles: TextOf<typeof trRoles> = {
  title: 'Inicio de sesión en dos pasos',
  lead: 'Qué roles lo necesitan',
  administration: 'Qué roles introducen un código además de la contraseña.',
  legend: 'Roles que necesitan el inicio de sesión en dos pasos',
  text: 'Quienes tienen un rol marcado no pueden abrir ninguna otra sección antes de configurar una aplicación de autenticación. Su sesión no se cierra; se les lleva a la configuración y no pueden desactivarla.',
  unmarked:
    'Quienes tienen otros roles activan el inicio de sesión en dos pasos por sí mismos si lo desean.',
  can: {
    admin: 'Ve y cambia todo, también los usuarios.',
    editor: 'Gestiona los contenidos y las solicitudes.',
    user: 'Solo ve el panel y su propia cuenta.',
  },
  save: 'Guardar',
  saved: 'Guardado correctamente.',
  faults: 'No se pudo guardar',
  toAccount: 'Configurarlo en su cuenta',
  failed: 'No se pudo cargar el ajuste',
  forbidden: 'Esta página es para administradores',
  forbiddenText:
    'Los administradores deciden qué roles necesitan el inicio de sesión en dos pasos.',
};

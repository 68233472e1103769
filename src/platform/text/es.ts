import * as shared from '../i18n/shared/es.ts';
import type { TextOf } from '../i18n/texts.ts';
import type * as tr from './tr.ts';

export const platform: TextOf<typeof tr.platform> = {
  errors: {
    unauthenticated: 'No tiene sesión o ha terminado. Inicie sesión, por favor.',
    forbidden: 'No tiene permiso para hacer esto.',
    notFound: 'No se ha encontrado lo que busca.',
    conflict: 'Otra persona lo ha cambiado desde que usted lo abrió.',
    keyDestroyed:
      'La clave de cifrado de este registro fue destruida. No se puede leer ni modificar, solo eliminar.',
    invalid: 'Hay campos que corregir.',
    tooManyRequests: 'Demasiados intentos. Vuelva a intentarlo en {{wait}}.',
    tooLarge: 'Los datos enviados son demasiado grandes.',
    unsupportedType: 'Este tipo de contenido no se acepta.',
    badRequest: 'No se ha podido leer la petición.',
    tooComplex: 'La petición tiene demasiados campos o demasiados niveles.',
    addressTooLong: 'La dirección de la petición es demasiado larga.',
    bodyNotObject: 'El cuerpo de la petición debe ser un objeto JSON.',
    storageFull:
      'El servidor no tiene espacio en disco. Su trabajo sigue en esta página; avise a un administrador e inténtelo más tarde.',
    unavailable: 'El servicio no está disponible ahora. Vuelva a intentarlo en un momento.',
    internal: 'Algo ha salido mal.',
    issuerMismatch: '400: El emisor no coincide, se usa ahora: {{issuer}}',
    twoStepRequired:
      'El inicio de sesión en dos pasos es obligatorio para su rol. Configúrelo en su cuenta para continuar.',
    passwordConfirmationNeeded: 'Para esto hace falta introducir de nuevo la contraseña.',
    botCheckUsed:
      'Esta comprobación de seguridad ya se usó. Sus datos siguen aquí; envíe de nuevo el formulario.',
  },
  validation: {
    required: shared.required,
    tooShort: shared.tooShort,
    tooLong: shared.tooLong,
    tooComplex:
      '{{field}}: el texto es demasiado complejo. Reduzca las listas anidadas y los signos repetidos.',
    tooSmall: '{{field}}: {{min}} como mínimo.',
    tooBig: '{{field}}: {{max}} como máximo.',
    notAllowed: '{{field}}: este valor no está permitido.',
    wrongFormat: '{{field}}: el formato no es válido.',
    nameLetters: 'Los nombres solo tienen letras.',
    nameAlphabets: 'Escriba cada palabra de un nombre con un solo alfabeto.',
    nameStop: 'En los nombres, deje un espacio después de un punto: M. Kemal.',
    nameLink: 'Los nombres no pueden contener una dirección web.',
    controlCharacters: shared.controlCharacters,
    wrongType: '{{field}}: no es del tipo esperado.',
    unknownPlaceholder: '«{{placeholder}}» en {{field}} no se conoce. Puede usar: {{known}}.',
    brokenPlaceholder:
      'En {{field}} las llaves dobles no casan o contienen algo más que un nombre.',
    unknownField: 'Campo desconocido.',
  },
  fields: {
    version: 'Versión',
    page: 'Página',
    pageSize: 'Tamaño de página',
    sort: 'Orden',
    q: 'Búsqueda',
    id: 'Identificador',
    file: 'Archivo',
    other: 'Este campo',
  },
  success: {
    created: 'Guardado correctamente.',
    updated: 'Actualizado correctamente.',
    deleted: 'Eliminado correctamente.',
  },
  email: {
    greeting: 'Hola, {{name}}:',
    addressInstead: 'Si el botón no funciona, pegue esta dirección en su navegador:',
    automatic: 'Este correo se ha enviado automáticamente; no responda, por favor.',
  },
};

import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  errors: {
    imageTooLarge: 'Una imagen puede ocupar como máximo {{megabytes}} MB.',
    fileTooLarge: 'Un archivo puede ocupar como máximo {{megabytes}} MB.',
    mediaInUse: 'Este archivo se usa en {{count}} registros; no se puede eliminar mientras se use.',
  },
  success: {
    firstFrameOnly: 'La imagen es animada; solo se muestra su primer fotograma.',
    mediaKnown: 'Este archivo ya estaba en la biblioteca.',
    mediaReplaced: 'El archivo se ha sustituido.',
  },
  validation: {
    fileType:
      'No se pueden subir archivos de este tipo. Elija una imagen JPEG, PNG, WebP o AVIF, un PDF o un archivo de oficina (DOCX, XLSX, PPTX, ODT, ODS, ODP).',
    fileHasMacros:
      'No se pueden subir archivos de oficina con macros. Guarde el archivo sin macros y súbalo de nuevo.',
    replaceWithImage: 'Una imagen solo se puede sustituir por otra imagen.',
    replaceWithFile: 'Un archivo solo se puede sustituir por un PDF o un archivo de oficina.',
    mediaKnown: 'Este archivo ya está en la biblioteca: {{name}}.',
    imageUnreadable: 'El archivo no es una imagen JPEG, PNG, WebP o AVIF legible.',
    imageIsHeic:
      'Las imágenes HEIC no se pueden usar. Guarde la imagen como JPEG, PNG, WebP o AVIF y vuelva a subirla.',
    imageTooManyPixels:
      'Cada lado de una imagen puede tener como máximo {{side, number}} píxeles, y la imagen entera, {{megapixels}} megapíxeles.',
    imageNotProcessed:
      'La imagen no se ha podido procesar. Suba una imagen más pequeña, por favor.',
    imageTooManyAvifPixels:
      'Una imagen AVIF puede tener como máximo {{megapixels}} megapíxeles. Suba una imagen más pequeña o un JPEG, por favor.',
    fileTooMuchMemory:
      'Leer este archivo requiere demasiada memoria. Suba un archivo más sencillo o más pequeño, por favor.',
    pdfNotProcessed: 'No se ha podido leer el PDF. Guárdelo de nuevo y vuelva a subirlo.',
    pdfUnreadable:
      'El archivo no es un PDF legible. Ábralo en un programa de PDF y guárdelo de nuevo.',
    pdfEncrypted: 'El PDF está protegido con contraseña. Suba un archivo sin protección.',
    pdfTooLarge: 'El PDF puede ocupar como máximo {{megabytes}} MB.',
    pdfTooManyPages: 'El PDF puede tener como máximo {{max}} páginas.',
    pdfTooSlow: 'El PDF ha tardado demasiado en abrirse. Guárdelo de nuevo y vuelva a subirlo.',
  },
};

export const applicationCorrection = {
  open: 'Corregir los datos',
  title: 'Corregir los datos de la solicitud',
  lead: 'Para solicitantes que piden la corrección de sus datos. La cronología y el registro de auditoría anotan qué campos se corrigieron, no sus valores.',
  numbers:
    'Los números de identidad no se corrigen aquí. Pídalos al solicitante con el estado «Falta información».',
  emailHint:
    'Si cambia, se avisa a la dirección anterior y la página de estado solo se abre con un código enviado a la nueva.',
  record: 'Registro de la corrección',
  reason: 'Motivo',
  reasonHint: 'Por ejemplo, el código de la petición de datos. Aparece en la cronología.',
  choose: 'Elegir',
  save: 'Guardar',
  faults: 'No se pudieron guardar los datos',
  unchanged: 'No ha cambiado ningún campo.',
  forbidden: 'Esta página es para administradores',
  forbiddenText: 'Solo los administradores pueden corregir los datos de los solicitantes.',
  wrong: {
    name: 'Un nombre solo tiene letras.',
    birthDate:
      'Escriba una fecha de nacimiento válida; el solicitante debe tener al menos 18 años.',
    email: 'La dirección de correo debe tener la forma nombre@ejemplo.com.',
    phone: 'El teléfono debe tener la forma 0532 123 45 67 o +49 30 123456.',
    district: 'Este distrito no está en la provincia elegida.',
  },
};

const { wrong } = applicationCorrection;

/** What its part of the API says. */
export const correctionApi = {
  success: { applicationCorrected: 'Se corrigieron los datos de la solicitud.' },
  validation: {
    noSuchDay: wrong.birthDate,
    tooLongAgo: wrong.birthDate,
    underAge: wrong.birthDate,
    emailFormat: wrong.email,
    wrongDistrict: wrong.district,
  },
};

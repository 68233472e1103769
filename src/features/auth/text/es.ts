import type { TextOf } from '../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  role: {
    admin: 'Administración',
    editor: 'Redacción',
    user: 'Usuario',
  },
  signIn: {
    title: 'Acceso al escritorio',
    email: 'Correo electrónico',
    password: 'Contraseña',
    showPassword: 'Mostrar la contraseña',
    hidePassword: 'Ocultar la contraseña',
    submit: 'Acceder',
    problem: 'No se pudo acceder',
    emailRequired: 'El correo electrónico es obligatorio.',
    passwordRequired: 'La contraseña es obligatoria.',
    failed: 'Error al iniciar sesión',
    noAccount: '¿No tiene cuenta? Pida una invitación a su delegación provincial.',
    toSite: 'Volver al sitio',
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

import type { PartyWords } from '../../../src/features/party/schema.ts';
import { aboutInSpanish } from './es-about.ts';
import { donationInSpanish } from './es-donation.ts';

/** The demo party's own words in Spanish. */
export const es: PartyWords = {
  slogan: ['Personas libres.', 'Reglas justas.', 'Horizonte abierto.'],
  introduction:
    'Es posible un país en el que nadie se quede fuera por su origen, sus creencias o su bolsillo. Liberal Ufuk Partisi es la casa de quienes lo construyen con la ley, con el trabajo y convenciendo.',
  principles: [
    {
      title: 'Individuos libres',
      text: 'El Estado no es el amo del ciudadano, sino una institución a su servicio. Cada persona elige su pensamiento, sus creencias y su vida.',
    },
    {
      title: 'Estado de derecho',
      text: 'Ante la ley todos son iguales. El tribunal solo mira la ley; el fiscal confía en las pruebas, no en las llamadas.',
    },
    {
      title: 'Libre empresa',
      text: 'Quien abre una tienda, siembra un campo o vende software no hace cola por un permiso. Se compite en igualdad de condiciones.',
    },
    {
      title: 'Buena educación',
      text: 'Una buena escuela en cada barrio, respeto para cada docente. El futuro de un niño no lo decide el distrito en que nació.',
    },
    {
      title: 'Gobiernos locales fuertes',
      text: 'Sobre la calle decide quien está más cerca de ella. Los ingresos y las cuentas del municipio son públicos.',
    },
    {
      title: 'Un Estado que rinde cuentas',
      text: 'Cada lira gastada se puede seguir, cada licitación se publica en internet. La transparencia no es un favor, es un deber.',
    },
  ],
  hours: 'De lunes a viernes de 9 a 18 h, sábados de 10 a 14 h',
  whatsappGreeting: 'Hola, me gustaría recibir información sobre Liberal Ufuk Partisi.',
  press: {
    terms:
      'Puede usar los retratos en sus noticias gratuitamente, citando como fuente «Liberal Ufuk Partisi». Puede recortarlos y ampliarlos; no cambie los colores ni el rostro.',
  },
  topics: [
    {
      title: 'Afiliación y voluntariado',
      text: 'Su solicitud, el traslado de su afiliación, cuotas, trabajo voluntario.',
    },
    {
      title: 'Prensa y medios',
      text: 'Declaraciones, entrevistas, imágenes, acreditaciones.',
    },
    {
      title: 'Donaciones y finanzas',
      text: 'Comprobantes, devoluciones, preguntas sobre las cuentas publicadas.',
    },
    {
      title: 'Propuestas de ley y quejas',
      text: 'Cuente qué le ha pasado o qué regla debería cambiar; lo lee el departamento jurídico.',
    },
    {
      title: 'Trabajo en provincias y distritos',
      text: 'Reuniones donde usted vive, directivas provinciales y de distrito, propuestas de locales.',
    },
    {
      title: 'Datos personales y este sitio',
      text: 'Consultar o borrar sus datos; errores del sitio, accesibilidad.',
    },
  ],
  about: aboutInSpanish,
  boards: {
    presidency: {
      lead: 'Presidencia, Secretaría General, Secretaría de Organización y seis vicepresidencias. Se reúne cada semana y lleva el trabajo diario.',
      text: `La Mesa de la Presidencia ejecuta las decisiones del Comité Ejecutivo Central y prepara su orden del día. Se reúne al menos una vez por semana; el ámbito de cada miembro consta en el acuerdo de su elección.

Salvo la Presidencia, sus miembros los elige el Comité Ejecutivo Central entre los suyos a propuesta de la Presidencia, y cesan de la misma manera. Justicia, economía, política social, educación, gobiernos locales y transparencia no pueden quedar vacantes.

Su composición y sus competencias figuran en los artículos 31 y 32 de los Estatutos.`,
    },
    executive: {
      lead: 'Quince miembros elegidos por el Congreso, la Presidencia y las responsables de las ramas de mujeres y de jóvenes. El órgano de decisión del partido entre dos congresos.',
      text: `El Comité Ejecutivo Central aplica las decisiones del Congreso y el Programa del partido; aprueba el presupuesto, presenta las cuentas al Congreso, dicta los reglamentos, y crea y supervisa la organización.

Se reúne al menos una vez al mes. En caso de empate el voto de la Presidencia no vale doble: la propuesta se rechaza. El resumen de sus decisiones se publica en este sitio en cinco días hábiles; la lista de asistencia, cada seis meses.

El Congreso elige en votación secreta a quince miembros titulares y ocho suplentes. Su composición y funcionamiento figuran en los artículos 33 a 35 de los Estatutos.`,
    },
  },
  membership: {
    lead: 'No hace falta conocer a nadie ni traer referencias. Bastan su documento de identidad y cinco minutos; la directiva del distrito decide en treinta días como máximo.',
    documents: [
      'Su documento de identidad: su número y el número de serie de la tarjeta',
      'Su distrito y su dirección completa',
      'Un teléfono y un correo electrónico para localizarle',
      'Si pertenece a otro partido, un documento que acredite su baja',
    ],
    steps: [
      {
        title: 'Rellene el formulario',
        text: 'Lo rellena en esta página o en una de nuestras oficinas. Solo se pregunta lo que exige la ley y cómo localizarle.',
      },
      {
        title: 'Reciba su código',
        text: 'Confirmamos la recepción por correo electrónico; sigue el estado con su código.',
      },
      {
        title: 'Firme la declaración',
        text: 'La directiva del distrito le llama y le presenta la declaración de ingreso ya rellenada para que la firme.',
      },
      {
        title: 'La decisión, en treinta días como máximo',
        text: 'Decide la directiva del distrito. Si en treinta días no hay decisión, la solicitud se considera aceptada.',
      },
    ],
    afterwards: `Se le inscribe en el registro de afiliados y se le invita a la primera reunión de su distrito. Desde ese día puede hablar, votar y presentarse a cargos donde está inscrito; puede consultar las cuentas y los resúmenes de las decisiones, y hacer preguntas por escrito a los órganos.

La denegación es motivada y se comunica por escrito; puede recurrirla ante la directiva provincial en quince días. Puede darse de baja cuando quiera, sin dar motivos.

Desde los dieciséis años puede participar como voluntario sin afiliarse. Los menores de dieciocho necesitan el permiso escrito de su familia.`,
    privacy: `Las opiniones políticas son datos personales especialmente protegidos; tratamos su solicitud solo para la afiliación y solo en la medida que prevé la ley. Sus datos están en un único registro de afiliados, no se venden a nadie ni se usan para publicidad. Como exige la ley, se comunican a la Fiscalía General ante el Tribunal de Casación.

Puede consultar su inscripción y pedir que se corrija en cualquier momento; su petición se atiende en quince días. No escriba su número de identidad en un correo ni en un mensaje; solo lo pedimos en el formulario de solicitud.`,
    greeting: 'Hola, me gustaría afiliarme a Liberal Ufuk Partisi. Mi provincia y mi distrito: ',
  },
  donation: donationInSpanish,
};

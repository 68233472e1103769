import type { LegalWords } from '../../schema.ts';

export const es: LegalWords = {
  title: 'Información sobre protección de datos para el formulario de contacto',
  statement: '',
  text: `Esta información se da conforme al artículo 10 de la Ley turca n.º 6698 de Protección de Datos Personales (KVKK). Explica cómo se tratan los datos que usted envía con el formulario de contacto. El texto vinculante es el turco.

## Responsable del tratamiento

El responsable del tratamiento de sus datos es {{party}} («el Partido»).

- Dirección: {{address}}
- Teléfono: {{phone}}
- Correo electrónico: {{email}}

## Datos personales tratados

- su nombre y apellido, su correo electrónico y, si lo da, su teléfono
- el asunto y el texto de su mensaje
- la dirección de red (IP) desde la que se envió el mensaje y el momento del envío

El formulario no pide datos de categorías especiales. Le rogamos que, si no es necesario, no escriba sobre salud, creencias u opinión política ni dé un número de identidad.

## Fines y bases jurídicas

- **Leer su mensaje, pasarlo a la unidad competente y responderle.** Necesario para el interés legítimo del Partido, sin perjudicar sus derechos y libertades fundamentales (art. 5/2-f KVKK).
- **Proteger el formulario contra el uso indebido.** Necesario para el interés legítimo del Partido (art. 5/2-f KVKK).
- **Ejercer y proteger derechos en litigios.** Necesario para el reconocimiento, el ejercicio o la protección de un derecho (art. 5/2-e KVKK).

## Cómo se recogen los datos

Recogemos sus datos electrónicamente, por medios total o parcialmente automatizados, con el formulario de contacto de nuestro sitio web.

## Comunicación de datos

No cedemos sus datos a nadie con fines de publicidad o marketing. Solo los comunicamos a:

- **Autoridades públicas y tribunales competentes:** cuando la ley lo exija y solo los datos solicitados
- **Nuestros proveedores:** para alojar el sitio web y enviar correos, solo en la medida necesaria y como encargados del tratamiento

## Conservación

Conservamos su mensaje durante el tiempo necesario para responderlo y seguir su asunto, y después lo eliminamos. Puede preguntarnos qué plazo se aplica.

## Sus derechos

Según el artículo 11 de la KVKK, usted puede dirigirse al Partido para

- saber si se tratan sus datos personales,
- pedir información si se han tratado,
- conocer el fin del tratamiento y si los datos se usan conforme a él,
- saber a qué terceros se han comunicado, en Turquía o en el extranjero,
- pedir su rectificación si son incompletos o incorrectos,
- pedir su supresión o destrucción en las condiciones del artículo 7 de la KVKK,
- pedir que se informe de la rectificación, la supresión o la destrucción a los terceros a quienes se comunicaron,
- oponerse a un resultado en su contra que proceda exclusivamente de un análisis automatizado,
- pedir una indemnización si sufre un daño por un tratamiento ilícito.

## Cómo ejercer sus derechos

Puede enviarnos su petición, con su nombre, su apellido y el asunto, conforme al Comunicado sobre el procedimiento de solicitud al responsable del tratamiento:

- Con [el formulario de contacto](/es/bize-ulasin)
- Por escrito y con firma: {{address}}
- Desde el correo electrónico que nos dio: {{email}}

Respondemos en un plazo máximo de treinta días y de forma gratuita; si la gestión supone un coste adicional, puede cobrarse la tarifa fijada por la Junta de Protección de Datos Personales. Si su petición se rechaza, la respuesta es insuficiente o no llega a tiempo, puede reclamar ante la Junta en los treinta días siguientes a conocer la respuesta y, en todo caso, en los sesenta días siguientes a su petición.`,
};

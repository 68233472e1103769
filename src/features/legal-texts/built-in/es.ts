import type { LegalWords } from '../contract.ts';

export const notice: LegalWords = {
  title: 'Información sobre protección de datos para la solicitud de afiliación',
  statement: '',
  text: `Esta información se da conforme al artículo 10 de la Ley turca n.º 6698 de Protección de Datos Personales (KVKK). Explica quién trata los datos de su solicitud de afiliación, con qué fines y sobre qué bases jurídicas, a quién pueden comunicarse, cuánto tiempo se conservan y qué derechos tiene usted. El texto vinculante es el turco.

## Responsable del tratamiento

El responsable del tratamiento de sus datos es {{party}} («el Partido»).

- Dirección: {{address}}
- Teléfono: {{phone}}
- Correo electrónico: {{email}}

## Datos personales tratados

- **Identidad:** nombre, apellido, fecha de nacimiento, número de identidad turco, número de serie del documento de identidad
- **Contacto:** correo electrónico, teléfono, dirección, provincia y distrito
- **Profesión y estudios:** profesión, nivel de estudios
- **Solicitud:** su declaración de afiliación, su consentimiento explícito, la declaración de ingreso firmada y otros documentos adjuntos a la solicitud, sus fases y su valoración
- **Seguridad:** la dirección de red (IP) desde la que se envió la solicitud y el momento del envío

El hecho de que usted quiera afiliarse a un partido político se refiere a su opinión política; por ello es un dato de categoría especial según el artículo 6 de la KVKK.

## Fines y bases jurídicas

- **Comprobar su identidad y su edad, y examinar si cumple las condiciones de afiliación.** Artículos 6, 11 y 12 de la Ley n.º 2820 de Partidos Políticos; el tratamiento está previsto expresamente por la ley (art. 5/2-a KVKK) y es necesario para cumplir nuestras obligaciones legales (art. 5/2-ç).
- **Resolver su solicitud, inscribirle como miembro y llevar los registros de miembros.** Artículos 10, 12 y 60 de la Ley n.º 2820; art. 5/2-a y 5/2-ç KVKK.
- **Informarle de las fases de su solicitud y pedirle los datos que falten.** Necesario para el interés legítimo del Partido, sin perjudicar sus derechos y libertades fundamentales (art. 5/2-f KVKK).
- **Detectar varias solicitudes de la misma persona y proteger el formulario contra el uso indebido.** Necesario para el interés legítimo del Partido (art. 5/2-f KVKK).
- **Ejercer y proteger derechos en reclamaciones y litigios.** Necesario para el reconocimiento, el ejercicio o la protección de un derecho (art. 5/2-e KVKK).
- **Tratar los datos relativos a su opinión política.** Hasta que se resuelva su solicitud, su consentimiento explícito (art. 6/3-a KVKK); durante su afiliación, el tratamiento de los datos de sus propios miembros por una organización sin ánimo de lucro con fines políticos, conforme a su legislación y a sus fines (art. 6/3-g).

Necesitamos los datos del formulario para examinar las condiciones de afiliación; sin ellos no se puede valorar la solicitud. Si no desea dar su consentimiento explícito, no envíe este formulario; también puede solicitar la afiliación en una sede del Partido.

## Cómo se recogen los datos

Recogemos sus datos por medios total o parcialmente automatizados, con el formulario de nuestro sitio web y con la información y los documentos que usted nos facilite durante la tramitación. El borrador que se guarda mientras rellena el formulario queda en su navegador y no nos llega antes de que lo envíe.

## Comunicación de datos

No cedemos sus datos a nadie con fines de publicidad o marketing. Solo los comunicamos a los siguientes destinatarios y para los siguientes fines:

- **Fiscalía General ante el Tribunal de Casación:** cuando usted se afilia, los datos necesarios para el registro del Partido según el artículo 10 de la Ley n.º 2820
- **Autoridades públicas y tribunales competentes:** cuando la ley lo exija y solo los datos solicitados
- **Nuestros proveedores:** para alojar el sitio web y enviar correos, solo en la medida necesaria y como encargados del tratamiento

## Conservación

- Conservamos su solicitud mientras se valora.
- Si se afilia, conservamos sus datos durante la afiliación y después durante el plazo previsto por la ley.
- Si su solicitud se rechaza o la retira, conservamos sus datos durante el plazo necesario para reclamaciones y litigios.

Al terminar el plazo, su solicitud se elimina junto con sus documentos, el resumen que sirve para encontrar solicitudes repetidas y su clave de cifrado. Puede preguntarnos qué plazos se aplican.

## Seguridad

Los números de identidad y de serie, la fecha de nacimiento, el correo electrónico, el teléfono, la dirección y los documentos adjuntos se guardan cifrados, con una clave propia para cada solicitud. Solo los administradores autorizados pueden ver los números de identidad, indicando un motivo; cada acceso queda registrado.

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

Puede retirar su consentimiento explícito en cualquier momento; la retirada no afecta a la licitud del tratamiento anterior.

## Cómo ejercer sus derechos

Puede enviarnos su petición, con su nombre, su apellido y el asunto, conforme al Comunicado sobre el procedimiento de solicitud al responsable del tratamiento:

- En [la página de estado de su solicitud](/es/basvurum)
- Por escrito y con firma: {{address}}
- Desde el correo electrónico que nos dio: {{email}}

Respondemos en un plazo máximo de treinta días y de forma gratuita; si la gestión supone un coste adicional, puede cobrarse la tarifa fijada por la Junta de Protección de Datos Personales. Si su petición se rechaza, la respuesta es insuficiente o no llega a tiempo, puede reclamar ante la Junta en los treinta días siguientes a conocer la respuesta y, en todo caso, en los sesenta días siguientes a su petición.`,
};

export const consent: LegalWords = {
  title: 'Consentimiento explícito para la solicitud de afiliación',
  statement:
    'Doy mi consentimiento explícito para que los datos relativos a mi opinión política se traten, como se describe en el texto del consentimiento, con el fin de valorar y resolver mi solicitud de afiliación a {{party}}.',
  text: `Este texto sirve para obtener su consentimiento explícito según el artículo 6, apartado 3, letra a, de la Ley turca n.º 6698 de Protección de Datos Personales (KVKK). Es distinto de la información sobre protección de datos, que le recomendamos leer antes. El texto vinculante es el turco.

## ¿Para qué datos?

El hecho de que usted solicite la afiliación a {{party}} («el Partido») se refiere a su opinión política y es un dato de categoría especial. Su consentimiento abarca ese dato y, por tanto, también la relación de los datos de identidad, contacto, profesión y estudios del formulario con su solicitud.

## ¿Con qué fines?

- recibir su solicitud, examinarla según las condiciones de afiliación y resolverla
- informarle de sus fases y pedirle los datos que falten

Sobre la base de este consentimiento, sus datos no se usan para ningún otro fin ni se ceden a nadie con fines de publicidad o marketing.

## ¿Estoy obligado a consentir?

No. El consentimiento es libre; la casilla no está marcada de antemano. Sin él no podemos aceptar una solicitud con este formulario; también puede solicitar la afiliación en una sede del Partido.

## ¿Puedo retirar mi consentimiento?

Sí, en cualquier momento y sin indicar motivos. Basta con escribirnos por una de estas vías:

- [La página de estado de su solicitud](/es/basvurum)
- Correo electrónico: {{email}}
- Dirección: {{address}}

Cuando lo retira, se detiene la valoración de una solicitud no resuelta y se eliminan los datos para los que no haya otra base jurídica. La retirada no afecta a la licitud del tratamiento anterior.

## Registro de su consentimiento

La versión y el resumen criptográfico del texto al que usted consintió, el momento y la dirección de red desde la que se envió el formulario se guardan con su solicitud. Todas las versiones del texto están en esta página.`,
};

export const declaration: LegalWords = {
  title: 'Declaración de afiliación',
  statement:
    'Declaro que tengo la nacionalidad turca, que he cumplido dieciocho años y tengo capacidad para ejercer los derechos civiles y políticos, que nada me impide afiliarme a un partido político según el artículo 11 de la Ley n.º 2820 de Partidos Políticos, que no soy miembro de otro partido político y que los datos de este formulario son correctos.',
  text: `Esta declaración se hace una sola vez y en su conjunto al solicitar la afiliación a {{party}}. Abajo se explica qué impide la afiliación; no se pregunta cuál de estos casos le afecta. El texto vinculante es el turco.

## ¿Quién puede afiliarse?

Según el artículo 11 de la Ley n.º 2820 de Partidos Políticos, puede afiliarse a un partido político toda persona de nacionalidad turca que haya cumplido dieciocho años y tenga capacidad para ejercer los derechos civiles y políticos. Según el artículo 6, nadie puede ser miembro de más de un partido político a la vez.

## ¿Quién no puede afiliarse?

En resumen, el artículo 11 excluye a:

- jueces y fiscales, y miembros de los altos órganos judiciales, incluido el Tribunal de Cuentas
- funcionarios de instituciones públicas y otros empleados públicos que por su servicio no sean obreros (se mantiene el derecho que la ley da al personal docente de la enseñanza superior)
- miembros de las Fuerzas Armadas turcas
- alumnos de niveles anteriores a la enseñanza superior
- personas inhabilitadas para el servicio público
- personas condenadas por malversación, concusión, soborno, robo, estafa, falsificación, abuso de confianza, quiebra fraudulenta u otros delitos infamantes semejantes, por contrabando, por manipulación de licitaciones y compras públicas o por revelación de secretos de Estado
- personas condenadas a cinco años de prisión o más, salvo por delitos imprudentes
- personas condenadas por los delitos contra el Estado o por los actos de terrorismo que enumera el artículo 11

Esta lista es informativa; lo vinculante es la ley en vigor. Si no está seguro, pregúntenos antes de presentar la solicitud.

- Correo electrónico: {{email}}
- Teléfono: {{phone}}

## Si la declaración no es cierta

Si resulta que la declaración no es cierta, la solicitud se rechaza; una afiliación ya iniciada termina conforme a la ley y a los estatutos del Partido.`,
};

export const contactNotice: LegalWords = {
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

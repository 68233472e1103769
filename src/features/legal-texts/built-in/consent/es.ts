import type { LegalWords } from '../../schema.ts';

export const es: LegalWords = {
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

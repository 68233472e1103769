import type { LegalWords } from '../../schema.ts';

export const es: LegalWords = {
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

import type { PartyWords } from '../../../src/features/party/schema.ts';

export const aboutInSpanish: PartyWords['about'] = {
  lead: 'Un partido que no pregunta quién debe ejercer el poder, sino dónde debe detenerse el poder. Vive del dinero de sus afiliados y enseña sus cuentas a todos.',
  text: `Liberal Ufuk Partisi lo fundaron noventa personas; la mayoría no había hecho política antes. Había abogados, pero también un vendedor de semillas, dos enfermeras, un profesor de geografía jubilado y el dueño de un quiosco de embarcadero. Los unía el mismo cansancio: llevar años oyendo una sola pregunta, «¿quién va a gobernar?».

Nosotros partimos de otra: cuando quien gobierna se equivoca, ¿a qué puerta puede llamar el ciudadano? Cada capítulo de nuestro programa es una respuesta. Que los tribunales miren la ley, que los municipios enseñen sus cuentas, que las escuelas sean buenas y las tiendas abran, y que nadie tenga que explicarle al Estado los motivos de su vida.

## ¿Cómo trabajamos?

Primero vamos a ver. Nuestros informes se escriben sobre el terreno, no en un despacho; el método y los datos están al pie de la página. Si nos equivocamos, lo corregimos y decimos que lo hemos corregido.

No aceptamos donaciones de empresas, de asociaciones ni del extranjero. Publicamos los ingresos y los gastos partida por partida. Si el alquiler de una sede provincial no se puede pagar con las cuotas de sus afiliados, no se alquila.`,
  history: [
    {
      year: '2022',
      text: 'Tras un invierno de debate sobre el nombre, noventa fundadores presentaron la declaración de constitución.',
    },
    {
      year: '2023',
      text: 'Abrieron las primeras sedes provinciales; se decidió publicar las cuentas de la sede central cada tres meses. En las elecciones generales de mayo, cuatro de nuestros candidatos fueron elegidos diputados en la lista de un partido aliado y pasaron después a los escaños de Ufuk.',
    },
    {
      year: '2024',
      text: 'En las elecciones locales entramos en 48 concejos municipales. El Congreso aprobó el programa y los estatutos; Defne Arıkan fue elegida presidenta.',
    },
    {
      year: '2025',
      text: 'Los comités de políticas salieron al terreno: se publicaron los informes sobre la duración de los pleitos mercantiles y sobre el precio del aceite de oliva.',
    },
    {
      year: '2026',
      text: 'Un Congreso extraordinario renovó los estatutos: límite de mandatos, elección de las presidencias provinciales por todos los afiliados y un Comité de Arbitraje. Se publicaron los informes sobre la falta de guarderías, el transporte nocturno y la carga de permisos de los pequeños negocios.',
    },
  ],
  organisation: `Nuestro órgano superior es el **Congreso**: seiscientos delegados se reúnen cada tres años y eligen en votación secreta a la Presidencia y los comités. Entre dos congresos decide el **Comité Ejecutivo Central**, y el trabajo diario lo lleva la **Mesa de la Presidencia**.

En provincias y distritos, las presidencias las eligen todos los afiliados. De las cuentas se ocupa el **Comité de Auditoría Financiera** y de los conflictos el **Comité de Arbitraje**; sus miembros no pueden tener cargos ejecutivos. Una misma persona puede ejercer la Presidencia tres mandatos como máximo.`,
};

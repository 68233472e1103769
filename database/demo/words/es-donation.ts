import type { PartyWords } from '../../../src/features/party/schema.ts';

export const donationInSpanish: PartyWords['donation'] = {
  heading: 'La política independiente vive de muchas donaciones pequeñas.',
  text: 'Para poder hablar sin deberle nada a nadie, confiamos solo en el apoyo de los ciudadanos. Cada tres meses publicamos los ingresos y los gastos de la sede central partida por partida.',
  note: 'Solo aceptamos donaciones de personas físicas, como máximo 60.000 ₺ al año por persona. No aceptamos donaciones de empresas, de asociaciones ni del extranjero.',
  facts: [
    { value: '6.842', label: 'donaciones en los primeros nueve meses de 2026' },
    { value: '418 ₺', label: 'donación media' },
    { value: '93 %', label: 'por debajo de 1.000 ₺' },
  ],
  uses: [
    {
      title: 'Medir sobre el terreno',
      text: 'Viajes, encuestas y análisis de nuestros informes. El coste de cada informe figura en su última página.',
    },
    {
      title: 'Oficinas con la puerta abierta',
      text: 'Alquiler, calefacción, transporte. Más de la mitad del gasto se hace en provincias y distritos.',
    },
    {
      title: 'Urnas seguras',
      text: 'Formación, comidas y viajes de los voluntarios; el programa que cuenta las actas.',
    },
    {
      title: 'Derecho',
      text: 'Tasas judiciales y peritajes en causas sobre costas, urbanismo y derecho a la información.',
    },
  ],
  receipt: `En una transferencia, el justificante del banco es su comprobante; escriba en el concepto su nombre, sus apellidos y «donación». El dinero en efectivo entregado en reuniones solo se acepta con un recibo numerado y se ingresa en el banco en tres días hábiles.

Si pierde el recibo o quiere recuperar su donación, escriba al departamento de finanzas. Las donaciones de más de diez mil liras se publican con su nombre si usted lo autoriza por escrito; sin autorización, se devuelven en treinta días.`,
  transparency: `Los ingresos y los gastos de la sede central se publican cada tres meses; los de las provincias, cada mes: número, suma, media y máximo de las donaciones. No se publican nombres de donantes, salvo los de donaciones de más de diez mil liras; esos nombres aparecen solo con autorización y solo en la lista de la sede central.

El Comité de Auditoría Financiera, elegido por el Congreso, revisa los libros sin avisar, y una entidad independiente audita además las cuentas centrales. Las facturas escaneadas, sin datos personales, están a disposición de todos en la sede central. Las reglas están en los artículos 56 a 62 de los Estatutos.`,
};

import type { BuiltInPages } from '../pages.server.ts';

export const es: BuiltInPages = {
  accessibility: {
    title: 'Accesibilidad',
    body: `{{party}} quiere que todas las personas puedan usar este sitio. Nuestro objetivo es el nivel AA de las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2.

## Cómo puede usar el sitio

- **Con el teclado:** La tecla Tab llega a todos los enlaces, botones y formularios; el primer enlace lleva directamente al contenido.
- **Con un lector de pantalla:** Los títulos, listas, tablas y campos se leen con su nombre. Las imágenes tienen un texto alternativo; las decorativas no se leen.
- **Ampliado:** Al 400 por ciento, la página se lee sin desplazarla hacia los lados.
- **Con los ajustes de visualización:** Puede elegir el tema oscuro, el contraste alto y el tamaño del texto; su elección se guarda solo en su navegador.
- **Sin scripts:** Las páginas se leen y los formularios se envían también con JavaScript desactivado.

Si un formulario no se puede enviar, los campos con errores aparecen al principio de la página; lo que escribió se conserva.

## Carencias conocidas

- Los archivos PDF hechos por otros no siempre están etiquetados. El texto de los documentos del partido está también en su página.
- A algunas imágenes de contenidos antiguos puede faltarles el texto alternativo.
- Los sitios de vídeo que enlazamos no forman parte de esta declaración.

## Avísenos

¿Hay una página que no puede usar? Escríbanos su dirección y el problema en el [formulario de contacto](/es/bize-ulasin). También podemos darle la información de otra manera.

- Teléfono: {{phone}}
- Correo electrónico: {{email}}`,
  },
  privacy: {
    title: 'Privacidad',
    body: `Esta página explica qué datos se tratan mientras lee este sitio. Lo que envía con un formulario tiene su propio aviso: [solicitud de afiliación](/es/aydinlatma-metni) y [formulario de contacto](/es/aydinlatma-metni/iletisim).

## Mientras lee

- **No hay cookies sin su consentimiento.** Las páginas se leen sin ellas; solo el personal que entra en el panel recibe cookies, para su sesión.
- **No hay conexión con otros sitios sin su consentimiento.** Nuestras páginas no cargan fuentes, scripts ni imágenes de otros sitios. Si un servicio mide también las visitas, se le pregunta antes; puede cambiar su elección en cualquier momento con el enlace del pie de página.
- **Contamos las visitas sin saber quién es.** De cada día contamos cuántas veces se abrió una página y desde qué sitio se llegó. No se anota ninguna dirección de red, navegador ni identificador. Los números se borran a los 400 días.
- **Registros de seguridad:** Para impedir ataques y encontrar fallos, nuestro servidor registra la dirección de red (IP) y la hora de las peticiones.

## Lo que queda en su navegador

Sus ajustes de visualización y el borrador de un formulario sin terminar se guardan solo en su navegador. Su número de identidad no se escribe en el borrador. El borrador se borra al cerrar la pestaña.

## Sus derechos

Para consultar, rectificar o suprimir sus datos, use el [formulario de contacto](/es/bize-ulasin). Respondemos en un plazo máximo de treinta días.

También puede dirigirse al responsable del tratamiento, {{party}}:

- Dirección: {{address}}
- Teléfono: {{phone}}
- Correo electrónico: {{email}}`,
  },
};

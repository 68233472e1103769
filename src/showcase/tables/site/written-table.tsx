import { nameParts } from '../../../ui/named-parts.ts';
import { rawHtml } from '../../../ui/raw-html.ts';

/** As the server renders it from Markdown. */
const HTML = `<div class="table-scroll" tabindex="0"><table>
<thead><tr><th>Kurul</th><th>Üye sayısı</th><th>Görev süresi</th></tr></thead>
<tbody>
<tr><td>Başkanlık Divanı</td><td>11</td><td>2 yıl</td></tr>
<tr><td>Merkez Yürütme Kurulu</td><td>60</td><td>2 yıl</td></tr>
</tbody></table></div>`;
const NAMES = { table: 'Kurullar', notes: '', back: '', youtube: '', vimeo: '' };

export default function WrittenTable() {
  return <div className="prose plain" lang="tr" {...rawHtml(nameParts(HTML, NAMES))} />;
}

import { sql } from 'drizzle-orm';
import { emptyIf } from '../../platform/empty-pages.server.ts';
import type { PageRoute } from '../../site/kit/page-route.server.ts';
import { withParty } from '../party/schema.ts';
import { readPortrayed } from '../people/operations.server.ts';
import { PRESS_KIT_PATH } from './contract.ts';
import { readBoilerplate, readOfferedPictures } from './published.server.ts';
import { pressKitPage } from './site/page.tsx';

export const pressKitPages: PageRoute[] = [
  {
    path: PRESS_KIT_PATH,
    name: 'pressKit:page.title',
    icon: 'download',
    isAlwaysListed: true,
    /** What people call it when they search for it. */
    search: {
      isRead: true,
      called: {
        tr: 'basın kiti, basın seti, basın için, basın fotoğrafları, parti logosu, logo dosyası, amblem, portre fotoğrafları',
        en: 'press kit, media kit, press photos, logo download, party logo, portraits',
        de: 'pressemappe, pressekit, pressefotos, logo herunterladen, parteilogo, porträts',
        es: 'dossier de prensa, kit de prensa, fotos de prensa, descargar logotipo, retratos',
      },
    },
    load: async ({ db, scope }) => {
      const [boilerplate, portrayed, pictures] = await Promise.all([
        readBoilerplate(db),
        readPortrayed(db),
        readOfferedPictures(db),
      ]);
      return pressKitPage(withParty(scope), { boilerplate, portrayed, pictures });
    },
  },
];

/** The page has only the mark of the product: neither texts, pictures, portraits, a logo nor a contact. */
export const nothingForPress = emptyIf(
  { path: PRESS_KIT_PATH, fill: '/dashboard/admin/press-kit' },
  sql`not exists (select from press_kit_pictures)
    and not exists (select from people where portrait_id is not null)
    and not exists (
      select from press_kit, jsonb_each_text(boilerplate) t where t.value <> '')
    and not exists (select from party where logo_id is not null
      or concat(data->'press'->>'name', data->'press'->>'phone', data->'press'->>'email') <> '')`,
);

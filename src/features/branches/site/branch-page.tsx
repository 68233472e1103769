import { districtLabel } from '../../../platform/branches/names.ts';
import { formatDate, formatNumber } from '../../../platform/i18n/format.ts';
import { partyLanguage } from '../../../platform/i18n/party-language.ts';
import { istanbulIso } from '../../../platform/istanbul.ts';
import { provinceName } from '../../../platform/places/provinces.ts';
import type { Page, PageScope } from '../../../site/kit/page.ts';
import { socialLinks } from '../../../site/kit/parts/contact-links.ts';
import entryStyles from '../../../site/kit/parts/entries.module.css';
import { writtenHtml } from '../../../site/kit/written-html.ts';
import { Icon } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ResponsivePicture } from '../../../ui/picture.tsx';
import { rawHtml } from '../../../ui/raw-html.ts';
import { More, SectionHead } from '../../../ui/section.tsx';
import { StructuredData } from '../../../ui/structured-data.tsx';
import { mediaPath } from '../../media/schema.ts';
import { OfficeEntry } from '../../party/site/shared.tsx';
import type { ShownText, WritingView } from '../../people/schema.ts';
import { PeopleGrid, personData, Writings } from '../../people/site/shared.tsx';
import type { OpenProvince } from '../branch-index.server.ts';
import type { BranchMeeting } from '../operations.server.ts';
import type { BranchPicture, BranchView } from '../published.server.ts';
import {
  applyPathOf,
  BRANCHES_PATH,
  BRANCHES_TAG,
  branchName,
  branchPath,
  branchTag,
  type Place,
  wholeBranchName,
  writePathOf,
} from '../schema.ts';
import styles from './branches.module.css';

/** The page of a branch, or of a province that has branches only in its districts. */
export interface BranchPageView {
  place: Place;
  /** Null, with `branch`: the province has no branch of its own. */
  id: string | null;
  branch: BranchView | null;
  /** What is open in the province. */
  around: OpenProvince;
  hours: ShownText;
  html: ShownText;
  meetings: BranchMeeting[];
  contents: WritingView[];
}

interface PartProps {
  scope: PageScope;
  view: BranchPageView;
}

const isReachable = (branch: BranchView | null): branch is BranchView =>
  branch !== null && (branch.address !== '' || branch.phone !== '' || branch.email !== '');

export function branchPage(scope: PageScope, view: BranchPageView): Page {
  const { t, href, party } = scope;
  const { place, id, branch, around } = view;
  const province = provinceName(place.province);
  const title = id ? wholeBranchName(t, place) : province;
  const path = branchPath(place);
  const above = { name: t('branches:pages.finder'), path: BRANCHES_PATH };
  const provincePath = branchPath({ province: place.province, district: null });
  const hasProvince = place.district !== null;
  return {
    head: {
      title,
      description: t(id ? 'branches:page.description' : 'branches:page.provinceDescription', {
        name: title,
        province,
        party: party.name,
      }),
      canonical: path,
      trail: [
        above,
        ...(hasProvince ? [{ name: province, path: provincePath }] : []),
        { name: hasProvince ? districtLabel(place) : province, path },
      ],
      noindex: !isReachable(branch) && (hasProvince || around.districts.length === 0),
    },
    tags: [BRANCHES_TAG, 'people', 'meetings', 'list:all', ...(id ? [branchTag(id)] : [])],
    main: (
      <div className="wrap">
        <PageHeader
          title={id ? branchName(t, place) : province}
          titleLang={id ? undefined : 'tr'}
          lead={id ? undefined : t('branches:page.noBranch', { province })}
          rail={
            <a href={href(hasProvince ? provincePath : BRANCHES_PATH)}>
              {hasProvince ? <span lang="tr">{province}</span> : t('branches:page.all')}
            </a>
          }
        >
          <p className="hero-acts">
            <a className="btn" href={href(applyPathOf(place))}>
              {t('branches:page.apply')}
            </a>
            {id && (
              <a className="btn line" href={href(writePathOf(place))}>
                {t('branches:page.write')}
              </a>
            )}
          </p>
        </PageHeader>
        {branch && <Contact scope={scope} view={view} branch={branch} />}
        {branch && branch.people.length > 0 && (
          <section className="sec">
            <SectionHead
              number={formatNumber(scope.locale, branch.people.length)}
              title={t('branches:page.people')}
            />
            <div className="inset">
              <PeopleGrid scope={scope} people={branch.people} />
            </div>
          </section>
        )}
        {view.html.text !== '' && (
          <section className="sec">
            <SectionHead title={t('branches:page.about')} />
            <div className="inset">
              <div
                className="prose plain"
                lang={view.html.lang}
                {...rawHtml(writtenHtml(t, view.html.text))}
              />
            </div>
          </section>
        )}
        {!hasProvince && around.districts.length > 0 && <Districts scope={scope} view={view} />}
        {view.meetings.length > 0 && <Meetings scope={scope} meetings={view.meetings} />}
        {view.contents.length > 0 && (
          <section className="sec">
            <SectionHead title={t('branches:page.contents')}>
              <More href={href('/teskilat-calismalari')}>{t('branches:page.work')}</More>
            </SectionHead>
            <div className="inset">
              <Writings scope={scope} items={view.contents} />
            </div>
          </section>
        )}
        {branch && <StructuredData data={branchData(scope, view, branch)} />}
      </div>
    ),
  };
}

const PICTURE_SIZES = '(min-width: 1200px) 420px, (min-width: 600px) 45vw, calc(100vw - 56px)';

const pictureOf = ({ mediaId, ...picture }: BranchPicture) => ({
  ...picture,
  sizes: PICTURE_SIZES,
  source: (width: number, format: 'avif' | 'webp') => mediaPath(mediaId, width, format),
});

/** Address, hours, telephone and e-mail; the picture; the networks. */
function Contact({ scope, view, branch }: PartProps & { branch: BranchView }) {
  const { t, locale } = scope;
  const { address, phone, email, mapUrl, picture, foundedOn } = branch;
  const networks = socialLinks({ social: branch.links });
  const { hours } = view;
  return (
    <section className="sec">
      <SectionHead title={t('branches:page.contact')}>
        {foundedOn && (
          <span className="muted">
            {t('branches:page.founded', { day: formatDate(locale, new Date(foundedOn)) })}
          </span>
        )}
      </SectionHead>
      {isReachable(branch) || hours.text || networks.length > 0 || picture ? (
        <ul role="list" className={`${entryStyles.entries} inset`}>
          {(isReachable(branch) || hours.text) && (
            <OfficeEntry
              scope={scope}
              office={{
                name: t('branches:page.office'),
                address,
                phone,
                email,
                hours: hours.text,
              }}
              hoursLang={hours.lang}
              mapUrl={mapUrl}
            />
          )}
          {networks.length > 0 && (
            <li>
              <h3>{t('branches:page.follow')}</h3>
              {networks.map(({ icon, name, url }) => (
                <a className={entryStyles.entry} key={name} href={url} rel="noopener external">
                  <Icon name={icon} />
                  {name}
                </a>
              ))}
            </li>
          )}
          {picture && (
            <li className={styles.picture} lang={partyLanguage(locale)}>
              <ResponsivePicture {...pictureOf(picture)} />
            </li>
          )}
        </ul>
      ) : (
        <p className="inset muted">{t('branches:page.noContact')}</p>
      )}
    </section>
  );
}

/** The branches in the districts of a province. */
function Districts({ scope, view: { around } }: PartProps) {
  const { t, href, locale } = scope;
  return (
    <section className="sec" aria-labelledby="ilceler">
      <header className="sec-head corner railed">
        <div className="rail" aria-hidden="true">
          {formatNumber(locale, around.districts.length)}
        </div>
        <div className="in">
          <h2 id="ilceler">{t('branches:page.districts')}</h2>
        </div>
      </header>
      <ul role="list" className={`${styles.districts} inset`} lang="tr">
        {around.districts.map((district) => (
          <li key={district.id}>
            <a href={href(branchPath(district))}>{districtLabel(district)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Meetings({ scope, meetings }: { scope: PageScope; meetings: BranchMeeting[] }) {
  const { t, href, locale } = scope;
  return (
    <section className="sec">
      <SectionHead title={t('branches:page.meetings')}>
        <More href={href('/toplantilar')}>{t('branches:page.allMeetings')}</More>
      </SectionHead>
      <ul role="list" className={`${styles.meetings} inset`}>
        {meetings.map(({ path, title, startsAt, place, isCancelled }) => (
          <li className="railed" key={path}>
            <time className="rail" dateTime={istanbulIso(startsAt)}>
              {formatDate(locale, startsAt)}
            </time>
            <div>
              <h3 lang={partyLanguage(locale)}>
                <a href={href(path)}>{title}</a>
              </h3>
              <p className="muted">
                {isCancelled ? t('branches:page.cancelled') : <span lang="tr">{place}</span>}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Structured data of a branch for search engines (schema.org). */
function branchData(scope: PageScope, { place, around }: BranchPageView, branch: BranchView) {
  const { origin, party, t, locale } = scope;
  const { address, phone, email, foundedOn, people, links, picture } = branch;
  const partyData = {
    '@type': 'Organization',
    '@id': `${origin}/#party`,
    name: party.name,
    url: origin,
  };
  const above = { province: place.province, district: null };
  const isBelow = place.district !== null && around.branch !== null;
  const width = picture?.widths.at(-1);
  const sameAs = Object.values(links).filter(Boolean);
  return {
    '@type': 'Organization',
    name: wholeBranchName(t, place),
    url: origin + branchPath(place),
    parentOrganization: isBelow
      ? {
          '@type': 'Organization',
          name: branchName(t, above),
          url: origin + branchPath(above),
          parentOrganization: partyData,
        }
      : partyData,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address || undefined,
      addressLocality: place.district === null ? undefined : districtLabel(place),
      addressRegion: provinceName(place.province),
      addressCountry: 'TR',
    },
    telephone: phone || undefined,
    email: email || undefined,
    foundingDate: foundedOn || undefined,
    image: picture && width ? origin + mediaPath(picture.mediaId, width, 'webp') : undefined,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
    inLanguage: locale,
    member:
      people.length > 0
        ? people.map((person) => {
            const { worksFor, ...data } = personData(scope, person);
            return data;
          })
        : undefined,
  };
}

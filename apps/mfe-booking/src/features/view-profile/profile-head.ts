import type { PractitionerInfo } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import type { TFunction } from '@freely/i18n';
import type { PageHead } from '@freely/shell-sdk';
import { profileHref, servicesSearchHref } from '../../journey/paths.ts';
import type { OfferedService } from '../../journey/price.ts';

/** How many characters of a description search engines show. */
const DESCRIPTION_LENGTH = 155;

/** The document head for search engines and link previews; it only repeats what the page shows. */
export function profileHead(
  t: TFunction<'booking/profile'>,
  practitioner: PractitionerInfo | undefined,
  services: readonly OfferedService[],
): PageHead {
  if (!practitioner) return { title: t('loadingTitle'), description: '' };

  const { id, name, bio, work_images, avatar } = practitioner;
  const title = t('title', { name });
  const description = truncate(bio.trim() || t('description', { name }));
  const image = work_images[0]?.src ?? avatar ?? undefined;

  return {
    title,
    description,
    image,
    structuredData: [
      {
        '@type': 'HealthAndBeautyBusiness',
        name,
        description,
        url: profileHref(id, ''),
        address: { '@type': 'PostalAddress', addressCountry: 'GB' },
        ...(image && { image }),
        ...priceRange(services),
        ...rating(practitioner),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          crumb(1, t('search'), servicesSearchHref()),
          crumb(2, name, profileHref(id, '')),
        ],
      },
    ],
  };
}

function priceRange(services: readonly OfferedService[]) {
  if (services.length === 0) return {};
  const prices = services.map(({ price }) => price);

  return {
    priceRange: `${formatPounds(Math.min(...prices))} - ${formatPounds(Math.max(...prices))}`,
  };
}

function rating({ practitioner_rating, reviews_amount }: PractitionerInfo) {
  if (reviews_amount === 0) return {};

  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: practitioner_rating,
      reviewCount: reviews_amount,
      bestRating: 5,
    },
  };
}

function crumb(position: number, name: string, item: string) {
  return { '@type': 'ListItem', position, name, item };
}

function truncate(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;

  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_LENGTH))}…`;
}

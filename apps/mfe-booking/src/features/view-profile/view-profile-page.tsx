import { Seal } from '@freely/booking-parts/seal';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Link, useLocation, useParams } from '@freely/router';
import { usePageHead } from '@freely/shell-sdk';
import { useNotFound } from '@freely/shell-sdk/not-found';
import { Carousel } from '@freely/ui/carousel';
import { ErrorPanel } from '@freely/ui/error-panel';
import { Icon } from '@freely/ui/icon';
import { Page } from '@freely/ui/page';
import { Rating } from '@freely/ui/rating';
import { TabLinks } from '@freely/ui/tabs';
import { ArrowLeft, X } from 'lucide-react';
import { formatExperience } from '../../journey/experience.ts';
import { useBackToResults } from '../../journey/from-results.ts';
import { paths, servicesSearchHref } from '../../journey/paths.ts';
import { placeName } from '../../journey/place-name.ts';
import {
  isMissing,
  practitionerInfoQuery,
  practitionerServicesQuery,
} from '../../journey/practitioner-queries.ts';
import { readFilters } from '../../journey/search-params.ts';
import { useOptionalSearch } from '../../journey/use-search.ts';
import { linksWithoutSearch, linksWithSearch } from './booking-links.ts';
import { BioSection } from './components/bio-section.tsx';
import { BookingAside, BookingBar } from './components/booking-aside.tsx';
import { ProfileSkeleton } from './components/profile-skeleton.tsx';
import { ReviewsSection } from './components/reviews-section.tsx';
import { SelectButton } from './components/select-button.tsx';
import { TreatmentsSection } from './components/treatments-section.tsx';
import { profileHead } from './profile-head.ts';
import { profilePhotos } from './profile-photos.ts';
import { practitionerReviewsQuery } from './queries.ts';
import { sections, useSectionScroll } from './use-section-scroll.ts';
import styles from './view-profile.module.css';
import { withoutPreselection } from './without-preselection.ts';

/** The public profile: bio, reviews and prices. */
export function ViewProfilePage() {
  const { t } = useTranslation('booking/profile');
  const { t: tJourney } = useTranslation('booking/journey');
  const search = useOptionalSearch();
  const { search: query } = useLocation();
  const { treatment } = readFilters(new URLSearchParams(query));
  const id = Number(useParams().id);
  const info = useQuery(practitionerInfoQuery(id, search ?? undefined));
  const reviews = useQuery(practitionerReviewsQuery(id));
  const services = useQuery(practitionerServicesQuery(id));
  const { current, goTo } = useSectionScroll(info.isSuccess);
  useNotFound(isMissing(info.error));
  const { data: practitioner } = info;
  usePageHead(profileHead(t, practitioner, services.data?.sub_services ?? []));

  // Without a search in the URL, booking starts with one: availability depends on the place.
  const links = search
    ? linksWithSearch(id, query)
    : linksWithoutSearch(id, query, services.data?.sub_services ?? []);
  const results = search
    ? `${paths.practitionerSearch}?${withoutPreselection(query)}`
    : servicesSearchHref();
  const goBack = useBackToResults();

  return (
    <Page className={styles.profile}>
      <div className={styles.close}>
        <Link to={results} className={styles.back} onClick={goBack}>
          <Icon of={ArrowLeft} />
          {search
            ? t('back', {
                service: tJourney(`servicePlural.${search.type}`).toLowerCase(),
                place: placeName(search),
              })
            : t('search')}
        </Link>
        <Link to={results} className={styles.cross} aria-label={t('close')} onClick={goBack}>
          <Icon of={X} />
        </Link>
      </div>
      {info.isError && (
        <ErrorPanel
          onRetry={() => info.refetch()}
          isRetrying={info.isFetching}
          details={info.error.message}
        />
      )}
      {info.isPending && <ProfileSkeleton />}
      {practitioner && (
        <>
          <Carousel
            images={profilePhotos(t, practitioner)}
            label={t('photos', { name: practitioner.name })}
          />
          <div className={styles.columns}>
            <div className={styles.main}>
              <h1 className={styles.name} tabIndex={-1}>
                {practitioner.name}
                {practitioner.verified && <Seal label={tJourney('checked')} />}
              </h1>
              <p className={styles.meta}>
                {practitioner.reviews_amount > 0 && (
                  <Rating
                    size="lg"
                    value={practitioner.practitioner_rating}
                    count={practitioner.reviews_amount}
                  />
                )}
                <span>{formatExperience(practitioner.experience)}</span>
              </p>
              <TabLinks
                className={styles.tabs}
                label={t('sections')}
                tabs={sections.map((key) => ({
                  key,
                  label: t(`${key}`),
                  href: `#${key}`,
                }))}
                selected={current}
                onSelect={(key) => goTo(sections.find((section) => section === key) ?? 'bio')}
              />
              <BioSection practitioner={practitioner} location={search?.location} />
              <ReviewsSection reviews={reviews} amount={practitioner.reviews_amount} />
              <TreatmentsSection services={services} hrefOf={links.ofTreatment} />
            </div>
            <BookingAside
              practitioner={practitioner}
              services={services.data?.sub_services ?? []}
              treatment={treatment}
              button={<SelectButton name={practitioner.name} to={links.select} isBlock />}
            />
          </div>
          <BookingBar
            services={services.data?.sub_services ?? []}
            treatment={treatment}
            button={<SelectButton name={practitioner.name} to={links.select} />}
          />
        </>
      )}
    </Page>
  );
}

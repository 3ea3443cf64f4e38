import { readDay } from '../../listing/read-day.ts';
import { useUrlParams } from '../../listing/use-url-params.ts';

export const distances = ['0.5', '1', '5', '10', '15'] as const;
export type Distance = (typeof distances)[number];
export const defaultDistance: Distance = '15';

/** A place by its address and coordinates, and the distance around it in miles. */
export interface SearchLocation {
  address: string;
  lat: number;
  lon: number;
  distance: Distance;
}

export interface StatisticsFilters {
  /** The dates of the charts in London time; empty for the last 30 days. */
  from: string;
  to: string;
  /** The date of the spreadsheet. */
  date: string;
  /** Null for the whole country. */
  location: SearchLocation | null;
  distance: Distance;
}

/** The filters of the statistics. They are in the URL, so that it can be shared. */
export function useStatisticsFilters() {
  const { urlParams, change } = useUrlParams();
  const day = (name: string) => readDay(urlParams.get(name));
  const distance =
    distances.find((miles) => miles === urlParams.get('distance')) ?? defaultDistance;
  const [name, lat, lon] = [urlParams.get('address'), urlParams.get('lat'), urlParams.get('lon')];
  const isLocation = name && lat && lon && Number.isFinite(+lat) && Number.isFinite(+lon);
  const filters: StatisticsFilters = {
    from: day('from'),
    to: day('to'),
    date: day('date'),
    distance,
    location: isLocation ? { address: name, lat: Number(lat), lon: Number(lon), distance } : null,
  };

  return { filters, change };
}

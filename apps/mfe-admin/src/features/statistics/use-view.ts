import { useAddress } from '../../listing/use-address.ts';

export const distances = ['0.5', '1', '5', '10', '15'] as const;
export type Distance = (typeof distances)[number];
export const usualDistance: Distance = '15';

/** A point and what people call it. */
export interface Spot {
  address: string;
  lat: number;
  lon: number;
  distance: Distance;
}

export interface View {
  /** London days of the charts; empty for the last 30. */
  from: string;
  to: string;
  /** The day of the spreadsheet. */
  date: string;
  /** Null for all of the country. */
  spot: Spot | null;
  distance: Distance;
}

const DAY = /^20\d{2}-\d{2}-\d{2}$/;

/** What the statistics are about: in the address, to be shared. */
export function useView() {
  const { address, change } = useAddress();
  const day = (name: string) => {
    const text = address.get(name) ?? '';
    return DAY.test(text) ? text : '';
  };
  const distance = distances.find((miles) => miles === address.get('distance')) ?? usualDistance;
  const [name, lat, lon] = [address.get('address'), address.get('lat'), address.get('lon')];
  const isSpot = name && lat && lon && Number.isFinite(+lat) && Number.isFinite(+lon);
  const view: View = {
    from: day('from'),
    to: day('to'),
    date: day('date'),
    distance,
    spot: isSpot ? { address: name, lat: Number(lat), lon: Number(lon), distance } : null,
  };

  return { view, change };
}

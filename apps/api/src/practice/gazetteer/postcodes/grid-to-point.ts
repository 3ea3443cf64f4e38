import proj4 from 'proj4';

// EPSG:27700, the British National Grid on Airy's ellipsoid, by the seven parameters of Ordnance
// Survey: accurate to about 5 metres, which is less than the size of a postcode.
const britishGrid =
  '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy ' +
  '+towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m +no_defs';
const converter = proj4(britishGrid, 'WGS84');

/** Converts metres east and north of the grid's origin to degrees of WGS 84. */
export function gridToPoint(easting: number, northing: number): { lat: number; lon: number } {
  const [lon, lat] = converter.forward([easting, northing]);

  return { lat, lon };
}

// Mirrors migrations/0009-exact-postcodes.sql.

export interface ExactPostcodesTable {
  /** Without the space. */
  postcode: string;
  lat: number;
  lon: number;
}

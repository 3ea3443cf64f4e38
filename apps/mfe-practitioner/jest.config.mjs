import { browserPreset, defaultExports } from '../../jest.preset.mjs';

export default {
  ...browserPreset,
  displayName: 'mfe-practitioner',
  transform: { ...browserPreset.transform, '/react-big-calendar/lib/.+\\.js$': defaultExports },
  transformIgnorePatterns: [],
};

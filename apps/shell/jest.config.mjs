import { browserPreset } from '../../jest.preset.mjs';

// The tests of server/ name their own environment.
export default { ...browserPreset, displayName: 'shell' };

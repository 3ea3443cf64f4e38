import type { Category } from '@freely/domain/service-types';

/** The categories of a practitioner. The first is the main one. */
export interface Speciality {
  categories: readonly [Category, ...Category[]];
  /** How often it occurs, relative to the others. */
  weight: number;
  percentMen: number;
}

export const specialities: readonly Speciality[] = [
  { categories: ['nails'], weight: 16, percentMen: 3 },
  { categories: ['nails', 'eyes', 'beauty'], weight: 14, percentMen: 1 },
  { categories: ['eyes', 'waxing'], weight: 10, percentMen: 1 },
  { categories: ['facial', 'beauty'], weight: 11, percentMen: 4 },
  { categories: ['facial', 'massage'], weight: 8, percentMen: 6 },
  { categories: ['waxing', 'facial', 'nails'], weight: 8, percentMen: 2 },
  { categories: ['make-up', 'eyes'], weight: 8, percentMen: 8 },
  { categories: ['make-up', 'hair'], weight: 5, percentMen: 6 },
  { categories: ['hair'], weight: 15, percentMen: 15 },
  { categories: ['male-grooming', 'hair'], weight: 9, percentMen: 82 },
  { categories: ['massage'], weight: 13, percentMen: 30 },
  { categories: ['massage', 'beauty'], weight: 4, percentMen: 10 },
];

/** Pounds per minute, before each practitioner's own price level. */
export const rates: Record<Category, number> = {
  hair: 0.78,
  beauty: 0.8,
  facial: 0.92,
  nails: 0.64,
  eyes: 0.82,
  massage: 0.96,
  waxing: 0.95,
  'make-up': 0.85,
  'male-grooming': 0.82,
};

export const qualifications: Record<Category, readonly string[]> = {
  hair: [
    'NVQ Level 2 in Hairdressing',
    'NVQ Level 3 in Hairdressing',
    'Advanced colour correction',
    'Afro and textured hair, Level 3',
  ],
  beauty: [
    'VTCT Level 2 in Beauty Therapy',
    'CIBTAC Diploma in Beauty Therapy',
    'Spray tanning certificate',
  ],
  facial: [
    'VTCT Level 3 in Facial Treatments',
    'CIDESCO Diploma',
    'Dermaplaning, accredited',
    'LED light therapy, accredited',
  ],
  nails: [
    'VTCT Level 3 Diploma in Nail Technology',
    'BIAB builder gel, advanced',
    'Nail art masterclass',
    'Hand and foot care, Level 2',
  ],
  eyes: [
    'Classic and volume lash extensions',
    'Lash lift and tint, accredited',
    'Brow lamination, accredited',
  ],
  massage: [
    'ITEC Level 3 in Holistic Massage',
    'BTEC Level 5 in Sports Massage',
    'Pregnancy massage, accredited',
    'Reflexology, Level 3',
  ],
  waxing: ['VTCT Level 2 in Waxing', 'Intimate waxing, Level 3', 'Hot wax specialist course'],
  'make-up': [
    'VTCT Level 3 in Make-up Artistry',
    'Bridal make-up masterclass',
    'Skin tone and colour theory',
  ],
  'male-grooming': [
    'NVQ Level 2 in Barbering',
    'NVQ Level 3 in Barbering',
    'Traditional wet shaving',
  ],
};

export const safetyQualifications: readonly string[] = [
  'Infection prevention for beauty professionals',
  'First aid at work',
  'Anatomy and physiology, Level 3',
  'Mental health first aid',
];

import type { Category } from '@freely/domain/service-types';

/** Sentences of the demo biographies. `{town}` and `{years}` are filled in. */

export const openings: Record<Category, readonly string[]> = {
  nails: [
    'Builder-gel and nail-repair specialist.',
    'Minimal, hand-painted nail art is my favourite part of the week.',
    'I look after nails that have been through a lot: bitten, brittle or just busy.',
    'Tidy cuticles, dry prep, and gel that lasts the fortnight.',
    'Colour lover. Bring a picture of anything and I’ll match it.',
    '{years} years of hands and feet, and I still enjoy a classic French.',
  ],
  eyes: [
    'Brows and lashes, shaped to your face and not to a stencil.',
    'I map every brow before I touch a hair.',
    'Lash lifts for people who want to wake up ready.',
    'Threading, tinting and lamination, done without hurry.',
    'Soft, natural lash sets that nobody will guess are not yours.',
  ],
  facial: [
    'Skin first: I listen, look, and only then choose the products.',
    'Facials for people who have tried everything on their own.',
    'I work mostly with sensitive and reactive skin.',
    'Calm, thorough facials with real extraction and no upselling.',
    'Twelve weeks or one evening before a party: tell me, and I plan for it.',
  ],
  beauty: [
    'Tans, scrubs and tidy finishing touches in one visit.',
    'A generalist, and proud of it: one appointment, everything done.',
    'I came to beauty from nursing, and you will notice it in the hygiene.',
    'Henna and threading the way my aunt taught me.',
  ],
  massage: [
    'Deep tissue and sports massage for desks, runners and new parents.',
    'Slow, firm massage. You will leave a little taller.',
    'I trained as a physio’s assistant before I found my hands were better at this.',
    'Pregnancy and postnatal massage, with all the cushions.',
    'Swedish, hot stone and a quiet hour without your phone.',
    'I treat the knot, and then the habit that made it.',
  ],
  waxing: [
    'Quick, kind waxing. Most people book again before they leave.',
    'Hot wax for the places that deserve patience.',
    'First-timers welcome: I explain everything as we go.',
    'I have waxed marathon runners, brides and one very brave rugby team.',
  ],
  'make-up': [
    'Bridal make-up that still looks like you at midnight.',
    'I paint skin like skin, in every tone.',
    'Make-up for photographs, proms and ordinary Tuesdays.',
    'Fifteen brushes, one good light, and time to talk first.',
  ],
  hair: [
    'Curls, coils and waves are my specialism.',
    'Lived-in colour that grows out softly.',
    'Precise cuts, honest advice, no chemicals you don’t need.',
    'I cut dry, so that you see it as it will fall.',
    'Braids, twists and protective styles, gentle on edges.',
    'Colour correction is my puzzle of choice.',
  ],
  'male-grooming': [
    'Skin fades and beard shapes, sharp and unhurried.',
    'Old-school barbering: hot towels, straight razors, good music.',
    'Cuts for every texture, from toddlers to grandads.',
    'I learned the trade at my uncle’s chair and kept the chair.',
  ],
};

export const middles: readonly string[] = [
  'Trained in {town} and independent for {years} years.',
  'I went independent {years} years ago, after a long spell in a hotel spa.',
  'Before this I taught at the local college.',
  'My day starts early, so the first slots suit people on their way to work.',
  'I keep evenings for people who cannot get away earlier.',
  'Most of my clients are in and around {town}, and many have become friends.',
  'Vegan, cruelty-free products, and I can show you every label.',
  'I use small British brands wherever I can.',
  'Fully insured, patch tests free of charge.',
  'I take one person at a time and never double up.',
  'Everything is sterilised between visits; ask and I will show you how.',
  'I speak two languages, and can be silent in both.',
];

export const salonEndings: readonly string[] = [
  'My treatment room is quiet and has a kettle.',
  'The studio is step-free, with parking outside.',
  'There is a private entrance and nobody waiting.',
  'Bring a friend: there is a second chair by the window.',
];

export const homeEndings: readonly string[] = [
  'I bring couch, towels and light; you bring a socket.',
  'I come to you, set up in ten minutes and leave no trace.',
  'Pets are welcome to watch.',
  'Give me a corner of your kitchen and an hour.',
];

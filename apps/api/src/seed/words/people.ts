import type { PortraitLook } from '@freely/ui/art';

/** Invented people. A look is drawn from what its group lists, by hand and for nobody real. */
export interface NameGroup {
  women: readonly string[];
  men: readonly string[];
  families: readonly string[];
  skins: readonly NonNullable<PortraitLook['skin']>[];
  hair: readonly NonNullable<PortraitLook['hair']>[];
  womensHair: readonly NonNullable<PortraitLook['back']>[];
}

const words = (text: string) => text.split(' ');

export const nameGroups: readonly NameGroup[] = [
  {
    women: words(
      'Hannah Lucy Megan Chloe Beth Holly Georgia Alice Rosie Ellie Jodie Tamsin Freya Imogen',
    ),
    men: words('Tom Jack Callum Ben Lewis Oliver Sam Toby'),
    families: words(
      'Ashdown Marlowe Fenwick Holroyd Tolley Brackley Pemberton Wainwright Sedgwick Loxley Harcombe Teasdale',
    ),
    skins: ['porcelain', 'peach'],
    hair: ['chestnut', 'honey', 'copper', 'ash', 'espresso'],
    womensHair: ['bob', 'long', 'curls', 'bun', 'crop', 'wrap'],
  },
  {
    women: words('Amara Chioma Adaeze Temi Yewande Nneka Folake Abena Efua Zola Kemi Ifeoma'),
    men: words('Kofi Emeka Tunde Kwame Jide Obi'),
    families: words('Okafor Adeyemi Mensah Balogun Osei Nwosu Boateng Eze Asante Olawale'),
    skins: ['walnut', 'cocoa'],
    hair: ['black', 'espresso', 'ochre', 'plum'],
    womensHair: ['afro', 'braids', 'curls', 'wrap', 'bun', 'crop'],
  },
  {
    women: words('Priya Anjali Meera Kavita Nisha Asha Divya Simran Leena Rupa Tara Jaya'),
    men: words('Arjun Rohan Vikram Sanjay Nikhil'),
    families: words('Sharma Mistry Nair Chaudhary Bhatt Rao Sandhu Menon Desai Kaul'),
    skins: ['honey', 'amber'],
    hair: ['black', 'espresso'],
    womensHair: ['long', 'bun', 'bob', 'braids'],
  },
  {
    women: words('Zainab Fatima Aisha Maryam Samira Noor Hafsa Yasmin Rania Amina'),
    men: words('Yusuf Bilal Karim Idris Tariq'),
    families: words('Rahmani Qureshi Haddad Siddiqui Mansour Farouk Aziz Darwish Khalil'),
    skins: ['peach', 'honey', 'amber'],
    hair: ['viridian', 'ink', 'mauve', 'plum', 'black'],
    womensHair: ['scarf', 'scarf', 'long', 'bob'],
  },
  {
    women: words('Mei Lin Yuna Hana Suki Jia Xiu Thuy Linh Emi'),
    men: words('Jun Kenji Wei Minh'),
    families: words('Tanaka Huang Nakamura Pham Lau Sato Tran Cheung Mori'),
    skins: ['porcelain', 'peach', 'honey'],
    hair: ['black', 'espresso'],
    womensHair: ['bob', 'long', 'bun', 'crop'],
  },
  {
    women: words('Sofia Hanna Kasia Irina Zuzana Ewa Mila Petra Daria Ilona Oksana'),
    men: words('Marek Pavel Andrei Luka Tomas'),
    families: words('Nowicka Kovac Dvorak Petrova Lazar Horvat Sokol Ionescu Balint Marinov'),
    skins: ['porcelain', 'peach'],
    hair: ['honey', 'ash', 'chestnut', 'espresso'],
    womensHair: ['long', 'bob', 'bun', 'curls'],
  },
  {
    women: words('Nia Shanice Keisha Leona Jada Tanisha Renee Simone Candice Marcia'),
    men: words('Marlon Andre Dwayne Jerome Leon'),
    families: words(
      'Campbell-Reid Brathwaite Gayle Francis Pinnock Joseph Beckles Alleyne Prescod',
    ),
    skins: ['amber', 'walnut', 'cocoa'],
    hair: ['black', 'espresso', 'clay'],
    womensHair: ['braids', 'afro', 'curls', 'wrap', 'crop'],
  },
  {
    women: words('Isla Eilidh Morag Catriona Ailsa Mhairi Iona Kirsty'),
    men: words('Fraser Rory Hamish Angus'),
    families: words('Dunbar Kincaid Galbraith Strachan Abernethy Lockhart Rennie Haldane'),
    skins: ['porcelain', 'peach'],
    hair: ['copper', 'chestnut', 'honey', 'silver'],
    womensHair: ['curls', 'long', 'bob', 'crop', 'bun'],
  },
  {
    women: words('Cerys Bronwen Carys Seren Siân Lowri Mared'),
    men: words('Rhys Dafydd Gethin Owain'),
    families: words('Prosser Llewellyn Gwilym Maddock Beynon Tudor Cadwallader'),
    skins: ['porcelain', 'peach'],
    hair: ['espresso', 'chestnut', 'silver'],
    womensHair: ['bob', 'long', 'curls', 'bun'],
  },
  {
    women: words('Leila Camila Ines Lucia Paloma Valentina Marisol Beatriz Carmen'),
    men: words('Diego Mateo Rafael Nico'),
    families: words('Moreira Salazar Fontana Herrera Duarte Villar Ramires Costello'),
    skins: ['peach', 'honey', 'amber'],
    hair: ['espresso', 'black', 'chestnut'],
    womensHair: ['curls', 'long', 'bun', 'bob'],
  },
  {
    women: words('Roisin Aoife Niamh Orla Sinead Grainne Ciara'),
    men: words('Declan Cormac Eoin Fintan'),
    families: words('Gallagher Maguire Kinsella Brannigan Tierney Devlin Scully'),
    skins: ['porcelain', 'peach'],
    hair: ['copper', 'espresso', 'chestnut', 'ash'],
    womensHair: ['long', 'curls', 'bob', 'bun'],
  },
];

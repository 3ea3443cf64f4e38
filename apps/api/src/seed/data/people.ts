import type { PortraitOptions } from '@freely/ui/art';

/** Names and looks of invented people. Looks are chosen by hand, not after real people. */
export interface NameGroup {
  women: readonly string[];
  men: readonly string[];
  families: readonly string[];
  skins: readonly NonNullable<PortraitOptions['skin']>[];
  hair: readonly NonNullable<PortraitOptions['hair']>[];
  womensHair: readonly NonNullable<PortraitOptions['back']>[];
}

const split = (text: string) => text.split(' ');

export const nameGroups: readonly NameGroup[] = [
  {
    women: split(
      'Hannah Lucy Megan Chloe Beth Holly Georgia Alice Rosie Ellie Jodie Tamsin Freya Imogen',
    ),
    men: split('Tom Jack Callum Ben Lewis Oliver Sam Toby'),
    families: split(
      'Ashdown Marlowe Fenwick Holroyd Tolley Brackley Pemberton Wainwright Sedgwick Loxley Harcombe Teasdale',
    ),
    skins: ['porcelain', 'peach'],
    hair: ['chestnut', 'honey', 'copper', 'ash', 'espresso'],
    womensHair: ['bob', 'long', 'curls', 'bun', 'crop', 'wrap'],
  },
  {
    women: split('Amara Chioma Adaeze Temi Yewande Nneka Folake Abena Efua Zola Kemi Ifeoma'),
    men: split('Kofi Emeka Tunde Kwame Jide Obi'),
    families: split('Okafor Adeyemi Mensah Balogun Osei Nwosu Boateng Eze Asante Olawale'),
    skins: ['walnut', 'cocoa'],
    hair: ['black', 'espresso', 'ochre', 'plum'],
    womensHair: ['afro', 'braids', 'curls', 'wrap', 'bun', 'crop'],
  },
  {
    women: split('Priya Anjali Meera Kavita Nisha Asha Divya Simran Leena Rupa Tara Jaya'),
    men: split('Arjun Rohan Vikram Sanjay Nikhil'),
    families: split('Sharma Mistry Nair Chaudhary Bhatt Rao Sandhu Menon Desai Kaul'),
    skins: ['honey', 'amber'],
    hair: ['black', 'espresso'],
    womensHair: ['long', 'bun', 'bob', 'braids'],
  },
  {
    women: split('Zainab Fatima Aisha Maryam Samira Noor Hafsa Yasmin Rania Amina'),
    men: split('Yusuf Bilal Karim Idris Tariq'),
    families: split('Rahmani Qureshi Haddad Siddiqui Mansour Farouk Aziz Darwish Khalil'),
    skins: ['peach', 'honey', 'amber'],
    hair: ['viridian', 'ink', 'mauve', 'plum', 'black'],
    womensHair: ['scarf', 'scarf', 'long', 'bob'],
  },
  {
    women: split('Mei Lin Yuna Hana Suki Jia Xiu Thuy Linh Emi'),
    men: split('Jun Kenji Wei Minh'),
    families: split('Tanaka Huang Nakamura Pham Lau Sato Tran Cheung Mori'),
    skins: ['porcelain', 'peach', 'honey'],
    hair: ['black', 'espresso'],
    womensHair: ['bob', 'long', 'bun', 'crop'],
  },
  {
    women: split('Sofia Hanna Kasia Irina Zuzana Ewa Mila Petra Daria Ilona Oksana'),
    men: split('Marek Pavel Andrei Luka Tomas'),
    families: split('Nowicka Kovac Dvorak Petrova Lazar Horvat Sokol Ionescu Balint Marinov'),
    skins: ['porcelain', 'peach'],
    hair: ['honey', 'ash', 'chestnut', 'espresso'],
    womensHair: ['long', 'bob', 'bun', 'curls'],
  },
  {
    women: split('Nia Shanice Keisha Leona Jada Tanisha Renee Simone Candice Marcia'),
    men: split('Marlon Andre Dwayne Jerome Leon'),
    families: split(
      'Campbell-Reid Brathwaite Gayle Francis Pinnock Joseph Beckles Alleyne Prescod',
    ),
    skins: ['amber', 'walnut', 'cocoa'],
    hair: ['black', 'espresso', 'clay'],
    womensHair: ['braids', 'afro', 'curls', 'wrap', 'crop'],
  },
  {
    women: split('Isla Eilidh Morag Catriona Ailsa Mhairi Iona Kirsty'),
    men: split('Fraser Rory Hamish Angus'),
    families: split('Dunbar Kincaid Galbraith Strachan Abernethy Lockhart Rennie Haldane'),
    skins: ['porcelain', 'peach'],
    hair: ['copper', 'chestnut', 'honey', 'silver'],
    womensHair: ['curls', 'long', 'bob', 'crop', 'bun'],
  },
  {
    women: split('Cerys Bronwen Carys Seren Siân Lowri Mared'),
    men: split('Rhys Dafydd Gethin Owain'),
    families: split('Prosser Llewellyn Gwilym Maddock Beynon Tudor Cadwallader'),
    skins: ['porcelain', 'peach'],
    hair: ['espresso', 'chestnut', 'silver'],
    womensHair: ['bob', 'long', 'curls', 'bun'],
  },
  {
    women: split('Leila Camila Ines Lucia Paloma Valentina Marisol Beatriz Carmen'),
    men: split('Diego Mateo Rafael Nico'),
    families: split('Moreira Salazar Fontana Herrera Duarte Villar Ramires Costello'),
    skins: ['peach', 'honey', 'amber'],
    hair: ['espresso', 'black', 'chestnut'],
    womensHair: ['curls', 'long', 'bun', 'bob'],
  },
  {
    women: split('Roisin Aoife Niamh Orla Sinead Grainne Ciara'),
    men: split('Declan Cormac Eoin Fintan'),
    families: split('Gallagher Maguire Kinsella Brannigan Tierney Devlin Scully'),
    skins: ['porcelain', 'peach'],
    hair: ['copper', 'espresso', 'chestnut', 'ash'],
    womensHair: ['long', 'curls', 'bob', 'bun'],
  },
];

/** What a practitioner gives for the tax authority. */
export const taxDetails = {
  first_name: 'Grace',
  last_name: 'Example',
  street: '7 Canary Row',
  city: 'London',
  postcode: 'SW11 4NB',
  birthday: '1990-04-01',
  tax_number: 'AB123456C',
};

import { expect, test } from '@jest/globals';
import { streetLine, typedStreet } from './street-line.ts';

test.each([
  ['27 Northfield Road, London SW11 4NB', 'London', '27 Northfield Road'],
  ['The Old Barn, Mill Lane, Leeds, LS1 4AP', 'Leeds', 'The Old Barn, Mill Lane'],
  ['SW11 4NB, London', 'London', ''],
  ['SW11, London', 'London', ''],
  ['Leeds', 'Leeds', ''],
  ['Leeds, West Yorkshire', 'Leeds', ''],
  ['London SW11 4NB', 'London', ''],
])('the street in %p of %s is %p', (line, town, street) => {
  expect(streetLine(line, town)).toBe(street);
});

test.each([
  ['27 Northfield Road SW11 4NB', '27 Northfield Road'],
  ['27 Northfield Road, sw114nb', '27 Northfield Road'],
  ['27a Northfield Road, London', '27a Northfield Road'],
  ['Lond', ''],
  ['SW11 4', ''],
])('the street in the typed text %p is %p', (typed, street) => {
  expect(typedStreet(typed, 'London')).toBe(street);
});

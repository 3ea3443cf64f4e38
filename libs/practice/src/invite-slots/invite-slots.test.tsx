import { expectAccessible } from '@freely/ui/testing';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../testing/render-part.ts';
import { InviteSlots } from './index.ts';

const email = (number: number) => screen.getByLabelText(`Email of reviewer ${number}`);

test('there are three slots; earlier invitations fill and lock theirs', async () => {
  renderPart(<InviteSlots invited={['edith@people.example']} onInvite={async () => null} />);

  expect(screen.getAllByRole('textbox')).toHaveLength(3);
  expect(email(1)).toHaveValue('edith@people.example');
  expect(email(1)).toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Invited' })).toBeDisabled();
  await expectAccessible();
});

test('an invitation that was sent locks its slot', async () => {
  const onInvite = jest.fn(async (_email: string) => null);
  const { user } = renderPart(<InviteSlots invited={[]} onInvite={onInvite} />);

  await user.type(email(2), ' edith@people.example ');
  await user.click(screen.getByRole('button', { name: 'Invite edith@people.example' }));

  expect(onInvite).toHaveBeenCalledWith('edith@people.example');
  expect(screen.getByRole('button', { name: 'Invited' })).toBeDisabled();
  expect(email(2)).toHaveAttribute('readonly');
});

test('once the list has the invitation, it stays in the slot where it was typed', async () => {
  function Listed() {
    const [invited, setInvited] = useState(['edith@people.example']);
    const onInvite = async (sent: string) => {
      setInvited((now) => [...now, sent]);
      return null;
    };

    return <InviteSlots invited={invited} onInvite={onInvite} />;
  }
  const { user } = renderPart(<Listed />);
  await user.type(email(2), 'half');
  await user.type(email(3), 'grace@people.example{Enter}');

  await waitFor(() => expect(email(3)).toHaveAttribute('readonly'));
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('value'))).toEqual([
    'edith@people.example',
    'half',
    'grace@people.example',
  ]);
});

test('an email needs text before and after an at sign', async () => {
  const onInvite = jest.fn(async (_email: string) => null);
  const { user } = renderPart(<InviteSlots invited={[]} onInvite={onInvite} />);
  expect(screen.getAllByRole('button', { name: 'Invite' })[0]).toBeDisabled();

  await user.type(email(1), 'edith{Enter}');
  await user.tab();

  expect(email(1)).toHaveAccessibleDescription('E-mail must be valid');
  expect(screen.getAllByRole('button', { name: 'Invite' })[0]).toBeDisabled();
  expect(onInvite).not.toHaveBeenCalled();
});

test('an error of the server is shown under the field until it gets the focus', async () => {
  const taken = 'This address was invited before';
  const { user } = renderPart(<InviteSlots invited={[]} onInvite={async () => taken} />);

  await user.type(email(1), 'edith@people.example');
  await user.click(screen.getByRole('button', { name: /^Invite edith/ }));
  expect(email(1)).toHaveAccessibleDescription(taken);
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent(taken);

  await user.click(email(1));
  expect(email(1)).not.toBeInvalid();
  expect(email(1)).toHaveValue('edith@people.example');
});

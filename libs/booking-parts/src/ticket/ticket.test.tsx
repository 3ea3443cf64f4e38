import { band } from '@freely/ui/art';
import { Art } from '@freely/ui/art-image';
import { Icon } from '@freely/ui/icon';
import { expectAccessible, renderPart } from '@freely/ui/testing';
import { test } from '@jest/globals';
import { Check } from 'lucide-react';
import { Seal } from '../seal/index.ts';
import { Facts, Sums, Ticket } from './ticket.tsx';

test('a ticket with facts, prices and a seal is accessible', async () => {
  renderPart(
    <main>
      <Ticket
        art={<Art svg={band({ id: '1', category: 'hair' })} />}
        money={<Sums sums={[{ key: 'paid', label: 'Paid', amount: '£38.00', kind: 'total' }]} />}
      >
        <Seal label="Documents checked" /> <Seal label="Documents checked" isLabelShown />
        <Facts
          facts={[{ key: 'w', icon: <Icon of={Check} />, label: 'Where', value: 'At home' }]}
        />
      </Ticket>
    </main>,
  );

  await expectAccessible();
});

import { useSearchParams } from '@freely/router';
import { useEffect, useRef } from 'react';

export type AddressParts = Record<string, string | number | null | undefined>;

/** What the address asks for, and how to change it; what is empty leaves the address. */
export function useAddress() {
  const [address, setAddress] = useSearchParams();
  // Guards run before an address changes: a second change in the meantime builds on the first.
  const wanted = useRef(address);
  const isOnItsWay = useRef(false);
  useEffect(() => {
    if (isOnItsWay.current && address.toString() !== wanted.current.toString()) return;
    isOnItsWay.current = false;
    wanted.current = address;
  }, [address]);

  function change(parts: AddressParts) {
    const next = new URLSearchParams(wanted.current);
    for (const [name, value] of Object.entries(parts)) {
      if (value === null || value === undefined || value === '') next.delete(name);
      else next.set(name, String(value));
    }
    wanted.current = next;
    isOnItsWay.current = true;
    setAddress(next, { replace: true });
  }

  return { address, change };
}

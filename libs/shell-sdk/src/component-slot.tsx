// By its public name: that copy has the components that the shell has loaded.
import { type ComponentSlots, loadSlot, type SlotName, slotStore } from '@freely/shell-sdk';
import { useStore } from '@freely/store';
import { Component, type ReactNode, Suspense, useEffect } from 'react';

/**
 * Where remotes show components of theirs on another team's page. It is empty until they are loaded, where
 * nobody has one, and when one cannot be loaded or breaks: the page around it does not depend on it.
 */
export function ComponentSlot<Name extends SlotName>({
  name,
  props,
}: {
  name: Name;
  props: ComponentSlots[Name];
}) {
  const components = useStore(slotStore, (slots) => slots[name]);
  useEffect(() => void loadSlot(name), [name]);

  return components?.map(({ remote, Component: Content, onError }) => (
    <SlotBoundary key={remote} onError={onError}>
      <Suspense>
        <Content {...props} />
      </Suspense>
    </SlotBoundary>
  ));
}

interface BoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

class SlotBoundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

type StateClass = 'base' | 'complete' | 'empty' | 'focus' | 'invalid';

const defaultClasses: Record<StateClass, string> = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
};

/** The page's element around a field: its classes show the state, its labels focus the field. */
export class Container {
  readonly node: HTMLElement;
  readonly #classes: Record<StateClass, string>;
  readonly #unmounted = new AbortController();

  constructor(target: string | HTMLElement, classes: Partial<Record<StateClass, string>>) {
    const node = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
    if (node === null) throw new Error(`There is no element ${String(target)} to mount into.`);
    this.node = node;
    this.#classes = { ...defaultClasses, ...classes };
    this.toggle('base', true);
    this.toggle('empty', true);
  }

  toggle(state: StateClass, isOn: boolean): void {
    for (const name of this.#classes[state].split(/\s+/)) {
      if (name !== '') this.node.classList.toggle(name, isOn);
    }
  }

  /** Calls `act` on a click on a label of the container. */
  onLabelClick(act: () => void): void {
    const { signal } = this.#unmounted;
    const around = this.node.closest('label');
    const named =
      this.node.id === ''
        ? []
        : document.querySelectorAll(`label[for="${CSS.escape(this.node.id)}"]`);
    for (const label of [...named, ...(around === null ? [] : [around])]) {
      label.addEventListener('click', act, { signal });
    }
  }

  unmount(): void {
    this.#unmounted.abort();
    for (const state of Object.keys(this.#classes) as StateClass[]) this.toggle(state, false);
  }
}

// A fake of the part of the Maps JavaScript API that the product uses, for tests: it draws maps,
// circles and markers as plain elements. It ends by calling the loader's callback.
{
  const maps = window.google?.maps ?? {};
  window.google = { ...window.google, maps };

  class Drawn {
    constructor(kind, options) {
      this.element = document.createElement('div');
      this.element.dataset.kind = kind;
      this.setOptions(options);
    }

    setOptions(options) {
      this.options = { ...this.options, ...options };
      // `map` and `children` are where the element is placed, not how it looks.
      const { map: _map, children: _children, ...shown } = this.options;
      this.element.dataset.options = JSON.stringify(shown);
    }

    setMap(map) {
      if (map) map.element.append(this.element);
      else this.element.remove();
    }

    setDraggable() {}

    setPosition(position) {
      this.setOptions({ position });
    }
  }

  maps.version = '3.64.0';
  maps.Settings = { getInstance: () => ({}) };
  maps.event = {
    addListener: () => ({ remove() {} }),
    clearInstanceListeners() {},
  };
  maps.Map = class extends Drawn {
    constructor(board, options) {
      super('map', options);
      this.element.style.height = '100%';
      board.append(this.element);
    }

    addListener() {
      return { remove() {} };
    }

    moveCamera() {}

    getDiv() {
      return this.element.parentElement;
    }
  };
  maps.Circle = class extends Drawn {
    constructor(options) {
      super('circle', options);
    }

    getCenter() {
      return { equals: () => true, toJSON: () => this.options.center };
    }

    getRadius() {
      return this.options.radius;
    }
  };
  maps.Marker = class extends Drawn {
    constructor(options) {
      super('marker', options);
    }
  };
  maps.importLibrary = async () => maps;
  maps.__ib__?.();
}

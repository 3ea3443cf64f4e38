import { Segments } from '@freely/ui/segments';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import styles from './gallery.module.css';
import { GROUPS, PART_NAMES } from './part-names.ts';
import { PartPage } from './part-page.tsx';
import { PARTS } from './parts.ts';
import { DEFAULT_PART, hashFor, type Scheme, useHashRoute } from './use-hash-route.ts';

const SCHEMES = [
  { key: 'system', label: 'System' },
  { key: 'light', label: 'Light' },
  { key: 'dark', label: 'Dark' },
] as const;

/** The design system, one page for each component, beside a list of all pages. */
export function Gallery() {
  const { part, scheme } = useHashRoute();
  const title = PART_NAMES.find(({ key }) => key === part)?.title;
  const Part = useMemo(
    () =>
      lazy(async () => {
        const { default: shown } = await PARTS[part]();
        return { default: () => <PartPage name={part} part={shown} /> };
      }),
    [part],
  );

  useEffect(() => {
    if (scheme) document.documentElement.dataset.scheme = scheme;
    else delete document.documentElement.dataset.scheme;
  }, [scheme]);
  useEffect(() => {
    document.title = `${title}, Freely parts`;
    window.scrollTo(0, 0);
  }, [title]);

  function choose(key: Scheme | 'system') {
    location.hash = hashFor(part, key === 'system' ? undefined : key);
  }

  return (
    <div className={styles.gallery}>
      <header className={styles.side}>
        <a href={hashFor(DEFAULT_PART, scheme)} className={styles.name}>
          Freely parts
        </a>
        <Segments
          label="Colour scheme"
          options={SCHEMES}
          selected={scheme ?? 'system'}
          onSelect={choose}
        />
        <nav aria-label="Parts" className={styles.nav}>
          {GROUPS.map((group) => (
            <details key={group.title} open={group.parts.some(({ key }) => key === part)}>
              <summary>{group.title}</summary>
              <ul>
                {group.parts.map(({ key, title }) => (
                  <li key={key}>
                    <a href={hashFor(key, scheme)} aria-current={key === part ? 'page' : undefined}>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
      </header>
      <main className={styles.main}>
        <Suspense fallback={<p role="status">Loading</p>}>
          <Part />
        </Suspense>
      </main>
    </div>
  );
}

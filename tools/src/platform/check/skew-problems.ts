import { misfitsOf } from '@freely/federation/compatibility';
import { describeMisfit } from '@freely/federation/describe-misfit';
import type { Misfit } from '@freely/federation/misfit';
import { SHELL_UNIT } from '@freely/platform';
import type { LiveRelease, StoredRelease } from '../stored-release.ts';
import type { Problem } from './problem.ts';

/**
 * A release beside everything that it may meet: a remote in each shell that is or may become live,
 * the shell with each such release of every remote.
 */
export function skewProblems(candidate: StoredRelease, live: readonly LiveRelease[]): Problem[] {
  const others = live.filter(({ unit }) => unit !== candidate.unit);
  if (candidate.unit !== SHELL_UNIT) {
    return others
      .filter(({ unit }) => unit === SHELL_UNIT)
      .flatMap((shell) =>
        misfits(candidate, shell).map((misfit) => ({
          beside: nameOf(shell),
          problem: describeMisfit(misfit, candidate.unit, `shell ${shell.pointer.version}`),
          mend: mendOfRemote(misfit, shell),
        })),
      );
  }

  return others.flatMap((remote) =>
    misfits(remote, candidate).map((misfit) => ({
      beside: nameOf(remote),
      problem: describeMisfit(
        misfit,
        `${remote.unit} ${remote.pointer.version}`,
        `shell ${candidate.pointer.version}`,
      ),
      mend: mendOfShell(misfit, remote),
    })),
  );
}

export function nameOf({ unit, pointer, as }: LiveRelease): string {
  return `${unit} ${pointer.version} (${as})`;
}

function misfits(remote: StoredRelease, shell: StoredRelease): Misfit[] {
  const { offers } = shell.release;

  return offers ? misfitsOf(remote.release, offers) : [];
}

function mendOfRemote(misfit: Misfit, shell: LiveRelease): string {
  const first =
    shell.as === 'previous'
      ? 'Release the shell once more, so that no shell without it can come back'
      : 'Release the shell with it first';

  return misfit.kind === 'names'
    ? `${first}, or do without ${misfit.names.join(', ')}.`
    : `${first}, or build this remote with what that shell has.`;
}

function mendOfShell(misfit: Misfit, remote: LiveRelease): string {
  const keep =
    misfit.kind === 'names'
      ? `Keep ${misfit.names.join(', ')} of ${misfit.module}`
      : 'Keep what it needs';

  return remote.as === 'previous'
    ? `${keep}, or release ${remote.unit} twice without it, so that this one cannot come back.`
    : `${keep} until ${remote.unit} is released without it.`;
}

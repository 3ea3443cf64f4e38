// A command that sets a trial up, prints its URL, and waits until it is stopped.
import { runCommand } from '../../terminal/command.ts';
import { openPlatform } from '../platform-context.ts';
import { withTrial } from '../trial.ts';

const [folder = '', apiUrl = ''] = process.argv.slice(2);

await runCommand({
  help: 'A trial',
  run: ({ onEnd }) => {
    const api = {
      apiUrl,
      siteUrl: 'http://localhost:9',
      environment: { API_URL: apiUrl, STRIPE_API_URL: apiUrl },
    };

    return withTrial(openPlatform(folder), 'mfe-nobody', api, onEnd, async (trial) => {
      await Promise.all([trial.site, trial.browser]);
      console.log(trial.trialUrl);
      await new Promise((resolve) => setTimeout(resolve, 600_000));

      return 0;
    });
  },
});

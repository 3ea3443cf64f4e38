interface Answer {
  id?: number;
  result?: { result?: { value?: number } };
  error?: { message: string };
}

/**
 * Megabytes of heap and buffers that a process of Node still needs once garbage has been collected, read by its
 * inspector. The resident memory depends on when it was collected last.
 */
export async function readLiveMemory(inspectorPort: number): Promise<number> {
  const list = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`);
  const [target] = (await list.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error('The process has no inspector');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  try {
    await opened(socket);
    await call(socket, 1, 'HeapProfiler.collectGarbage');
    const { result } = await call(socket, 2, 'Runtime.evaluate', {
      expression: '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())',
      returnByValue: true,
    });

    return (result?.result?.value ?? Number.NaN) / 1024 ** 2;
  } finally {
    socket.close();
  }
}

const opened = (socket: WebSocket) =>
  new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('The inspector does not answer')));
  });

function call(socket: WebSocket, id: number, method: string, params = {}): Promise<Answer> {
  const answered = new Promise<Answer>((resolve, reject) => {
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id !== id) return;
      if (answer.error) reject(new Error(`${method}: ${answer.error.message}`));
      else resolve(answer);
    });
    socket.addEventListener('close', () => reject(new Error('The process has ended')));
  });
  socket.send(JSON.stringify({ id, method, params }));

  return answered;
}

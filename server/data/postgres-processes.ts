import { Client } from 'pg';

/** The numbers of the processes of a PostgreSQL, on whatever machine it runs; to measure what it works. */
export async function postgresProcesses(url: string): Promise<readonly number[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where pid <> pg_backend_pid()',
    );
    return rows.map(({ pid }) => pid);
  } finally {
    await client.end();
  }
}

import { Client } from 'pg'

/** Runs a statement on a PostgreSQL server, in a connection of its own. */
export async function administer(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

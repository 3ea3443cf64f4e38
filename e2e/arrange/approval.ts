import { adminToken, apiGet } from './api-calls.ts';
import { apiBase } from './service-urls.ts';

/** Approves the practitioner with this email as the demo admin. Returns their id. */
export async function approve(email: string): Promise<number> {
  const token = await adminToken();
  const { practitioners } = await apiGet<{ practitioners: { user_id: number; email: string }[] }>(
    `/dashboard/admin/practitioners?per_page=all&q=${encodeURIComponent(email)}`,
    token,
  );
  const found = practitioners.find((one) => one.email === email);
  if (!found) throw new Error(`No practitioner ${email} in the admin list`);
  const response = await fetch(`${apiBase()}/practitioner-approval/approve/${found.user_id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`${email} cannot be approved: ${response.status}`);

  return found.user_id;
}

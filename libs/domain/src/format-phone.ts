/** A British phone number as people read it: '07700900318' → '07700 900318'. */
export function formatPhone(phone: string): string {
  return /^0\d{10}$/.test(phone) ? `${phone.slice(0, 5)} ${phone.slice(5)}` : phone;
}

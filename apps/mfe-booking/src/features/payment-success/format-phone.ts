/** Formats a British phone number: '07700900318' → '07700 900318'. */
export function formatPhone(phone: string): string {
  return /^\d{11}$/.test(phone) ? `${phone.slice(0, 5)} ${phone.slice(5)}` : phone;
}

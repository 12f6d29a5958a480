// A posting that asks for a little of what most postings ask for, and says it in their ways, so that what reads them is compiled.

export const REHEARSED_POSTING = `Senior Operations Coordinator (m/f/d)
Northgate Freight Ltd, Leeds, UK (hybrid) | Full-time, permanent | £38,000 – £44,000 per year

About us
We’re a family-owned company of 240 people who move goods between twelve cities. Founded in 1987, we are still growing.

What you’ll do
• Plan the daily work of a team of 8, and train new colleagues
• Build reports in Excel, SQL and Power BI, and present them to management every month
• Work closely with sales, IT and our suppliers to improve processes and reduce costs
• Answer for the yearly budget, quality and safety of the site

What you bring
• At least 3 years of experience in operations, customer service, software or a similar role
• Bachelor’s degree in business, engineering or nursing, or equivalent experience
• Proven project management skills and strong attention to detail
• Excellent written and spoken English; German or Spanish is a plus
• A valid driving license and the right to work in the UK. We can’t sponsor visas.

Nice to have
- PMP, Scrum or a first-aid certificate
- Knowledge of SAP, Python or AWS

What we offer
25 days of leave, a pension and health insurance.

Please send your resume and cover letter to Ms. Anna Weber, jobs@northgate.example, by 31 March. Tell us why you want to work here.
We are an equal opportunity employer and welcome applications from everyone, regardless of age, gender or disability.`;
